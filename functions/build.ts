import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { context } from 'esbuild'
import packageJson from './package.json' with { type: 'json' }

/**
 * Bundles the functions into lib/, with `contract` and the site's renderer inside, so that what is deployed needs
 * nothing but its npm packages. `--watch` builds again at every change.
 */
const sitePages = new URL('../web/dist/server/entry.server.js', import.meta.url).pathname
const watch = process.argv.includes('--watch')

if (!existsSync(sitePages)) {
  console.error("The site's server entry is missing. Build it first: npm run build -w web")
  process.exit(1)
}

await rm(new URL('lib', import.meta.url), { recursive: true, force: true })
const build = await context({
  absWorkingDir: import.meta.dirname,
  // The second becomes a file of its own, which runs before the packages are loaded that the first imports.
  entryPoints: { index: 'src/index.ts', 'compile-cache': 'src/compile-cache.ts' },
  outdir: 'lib',
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
if (watch) await build.watch()
else await build.dispose()
