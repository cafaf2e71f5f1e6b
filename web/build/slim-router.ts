import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the parts of React Router that nothing uses (its links and forms, about 2 KB): their
 * display names, set from outside, would keep them.
 */
export function slimRouter(): Plugin {
  return {
    name: 'prangan-slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
