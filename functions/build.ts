import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { context } from 'esbuild'
import packageJson from './package.json' with { type: 'json' }
import { writeLock, writePackage } from './write-package.ts'

/**
 * Bundles the functions into dist/, the folder that is deployed, with `contract` and the site's renderer inside: it needs
 * nothing but the npm packages that its package.json and lockfile name. Only what is deployed needs the lockfile.
 * `--watch` builds again at every change.
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
  // The second becomes a file of its own, which runs before the packages are loaded that the first imports; the third is
  // that of a thread.
  entryPoints: {
    index: 'src/index.ts',
    'compile-cache': 'src/compile-cache.ts',
    'pdf-worker': 'src/media/pdf-worker.ts',
  },
  outdir: 'dist',
  bundle: true,
  // A chunk for each dynamic import: a function loads the code that it runs.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  alias: { 'site-pages': sitePages },
  // The packages that are installed beside the bundle. The renderer's browser-only code names firebase and never loads it.
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
