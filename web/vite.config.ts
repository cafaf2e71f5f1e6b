import { readFileSync } from 'node:fs'
import { allLanguages } from '@prangan/contract/languages'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest } from 'vite'
import { imagetools } from 'vite-imagetools'
import { checkPublicRoutes } from './build/check-public-routes.ts'
import { builtPaths, callPaths, ports } from './build/ports.ts'
import { robots } from './build/robots.ts'
import { readTarget, siteConstants, siteUrl } from './build/site-constants.ts'
import { siteLanguages } from './build/site-languages.ts'

/** What `import picture from './scene.svg?picture'` gives: for phones at 1x, 2x and 3x, then for desktops. */
const pictureDirectives = new URLSearchParams({
  as: 'picture',
  w: '480;768;1152;1600',
  format: 'avif;webp',
  quality: '55',
  effort: '1',
})

/** What the server has to know about the client's build: the file that each source is in, and the stylesheets. */
function clientBuild() {
  const site = new URL('dist/site/', import.meta.url)
  const manifest = readFileSync(new URL('.vite/manifest.json', site), 'utf8')
  const files = Object.values(JSON.parse(manifest) as Manifest).flatMap(({ css = [] }) => css)
  const styles = files.map((file) => [file, readFileSync(new URL(file, site), 'utf8')])
  return { __CLIENT_MANIFEST__: manifest, __CLIENT_STYLES__: JSON.stringify(Object.fromEntries(styles)) }
}

/**
 * `vite build` builds what browsers load, `vite build --ssr` what renders the pages on the server, and `vite` serves the
 * site for `npm run dev`, rendered in the browser.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const target = command === 'serve' ? 'emulator' : readTarget()
  return {
    root: import.meta.dirname,
    publicDir: '../node_modules/@prangan/college/public',
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [
      siteLanguages(allLanguages),
      react(),
      tailwind(),
      imagetools({ include: /\?picture$/, exclude: [], defaultDirectives: pictureDirectives }),
      checkPublicRoutes(),
      robots(siteUrl(target)),
    ],
    define: {
      ...siteConstants(target, isSsrBuild ? 'server' : 'client'),
      ...(isSsrBuild && {
        'process.env.NODE_ENV': '"production"',
        ...clientBuild(),
      }),
    },
    // Only browsers load Firebase, so it is external; the rest is bundled, so that the functions need no packages.
    ssr: { noExternal: true, external: ['firebase'] },
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          copyPublicDir: false,
          assetsInlineLimit: 0,
          cssMinify: true,
          target: 'node24',
        }
      : {
          outDir: 'dist/site',
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: {
            checks: { pluginTimings: false },
            input: 'src/entry.client.tsx',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                  // What the entry imports, in one file instead of twenty.
                  { name: 'site', tags: ['$initial'] },
                ],
              },
            },
          },
        },
    server: {
      host: '127.0.0.1',
      port: ports.dev,
      strictPort: true,
      proxy: Object.fromEntries(
        [...callPaths(), ...builtPaths].map((pattern) => [
          pattern,
          { target: `http://127.0.0.1:${ports.hosting}`, changeOrigin: false },
        ]),
      ),
    },
  }
})
