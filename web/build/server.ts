import { build, type Plugin } from 'vite'
import { sharedConfig } from './client.ts'

const root = `${import.meta.dirname}/..`

/** Builds an entry of `src` into one ESM file that needs nothing but Node. */
async function buildForServer(
  entry: string,
  outDir: string,
  fileName: string,
  plugins: Plugin[],
): Promise<void> {
  const shared = sharedConfig()
  await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), ...plugins],
    ssr: { noExternal: true },
    define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        // The package's entry carries the streaming renderers too; a page is one string.
        'react-dom/server': `${root}/../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js`,
      },
    },
    build: {
      ssr: `${root}/src/${entry}`,
      outDir,
      emptyOutDir: false,
      // As in the client's build: its files are what the pages name.
      assetsInlineLimit: 0,
      minify: true,
      cssMinify: 'lightningcss',
      target: 'node24',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: fileName, codeSplitting: false },
      },
    },
  })
}

/** Builds the module that renders whole pages; used by the build alone. */
export function buildPrerenderer(outDir: string): Promise<void> {
  return buildForServer('app/prerender-entry.tsx', outDir, 'prerender.js', [])
}

/** Builds `pages.js`, which fills the given templates with notices; the functions' build takes it in. */
export function buildPages(outDir: string, templates: Readonly<Record<string, string>>): Promise<void> {
  const id = 'virtual:templates'
  const none = '\0none'
  return buildForServer('server-entry.tsx', outDir, 'pages.js', [
    {
      name: 'prangan-templates',
      resolveId: (source) => (source === id ? `\0${id}` : source === none ? none : undefined),
      // What a component brings when it is used, Firestore above all, never happens on the server.
      resolveDynamicImport: () => none,
      load: (source) => {
        if (source === none) return 'export {}'
        return source === `\0${id}` ? `export const templates = ${JSON.stringify(templates)}` : undefined
      },
    },
  ])
}
