import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { context } from 'esbuild'
import packageJson from './package.json' with { type: 'json' }
import { writeLock, writePackage } from './write-package.ts'

/**
 * Bundles the functions into dist/, which is deployed, with `contract` and the site's renderer inside. It needs only the npm
 * packages in its package.json and lockfile. Only a deployment needs the lockfile. `--watch` rebuilds at every change.
 */
const sitePages = new URL('../web/dist/server/entry.server.js', import.meta.url).pathname
const watch = process.argv.includes('--watch')

if (!existsSync(sitePages)) {
  console.error("The site's server entry is missing. Build it first: npm run build -w web")
  process.exit(1)
}

const folder = new URL('dist', import.meta.url).pathname
await rm(folder, { recursive: true, force: true })
const build = await context({
  absWorkingDir: import.meta.dirname,
  // The second entry must be a file of its own, because it runs before the packages of the first are loaded. The third runs in
  // a worker thread.
  entryPoints: {
    index: 'src/index.ts',
    'compile-cache': 'src/compile-cache.ts',
    'pdf-worker': 'src/media/pdf-worker.ts',
  },
  outdir: 'dist',
  bundle: true,
  // Each dynamic import becomes a chunk, so a function loads only the code that it runs.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  alias: { 'site-pages': sitePages },
  // Express and other CommonJS packages inside the bundle call require for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  // These packages are installed beside the bundle: Firebase's, native ones, and those that few calls load. The others are
  // bundled, which saves a fifth of the HTTP function's loading. The renderer's browser-only code names firebase but never loads it.
  external: [...Object.keys(packageJson.dependencies), 'firebase'],
  minify: !watch,
  legalComments: 'none',
  logLevel: 'warning',
})
await build.rebuild()
await writePackage(folder)
if (process.env.PRANGAN_TARGET !== 'emulator') await writeLock(folder)
if (watch) await build.watch()
else await build.dispose()
