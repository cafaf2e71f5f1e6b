import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { context, type Plugin } from 'esbuild'

/**
 * Bundles the functions into lib/: one entry, a chunk for each group, with `contract` and the site's rendered pages
 * inside, so that what is deployed needs nothing but its npm packages. `--watch` builds again at every change.
 */
const sitePages = new URL('../web/dist/server/pages.js', import.meta.url).pathname
const watch = process.argv.includes('--watch')

if (!existsSync(sitePages)) {
  console.error("The site's server entry is missing. Build it first: npm run build -w web")
  process.exit(1)
}

/** Parts of libraries that none of our functions reaches, and that would double the time of a cold start. */
const unreached: { from: RegExp; package: RegExp; instead?: string }[] = [
  // firebase-functions checks the tokens of callable functions; ours are plain HTTP and check them themselves.
  { from: /firebase-functions/, package: /^firebase-admin\// },
  // Document triggers decode what stood in the document; ours read it as it stands now (without-data.ts).
  {
    from: /firebase-functions/,
    package: /\/protos\/compiledFirestore(\.mjs)?$/,
    instead: 'export const google = { events: { cloud: { firestore: { v1: {} } } } }',
  },
  // Express can parse bodies and nested queries, send files from a disk and sign cookies. Ours reads `rawBody`, has its
  // files from Storage, and neither of the others.
  { from: /express/, package: /^(body-parser|qs|send|serve-static|cookie-signature)$/ },
  // Express and its parts tell whoever uses what is going out of use, and keep a stack trace for it.
  {
    from: /node_modules\/(express|http-errors|router)\//,
    package: /^depd$/,
    instead: 'module.exports = () => Object.assign(() => {}, { function: (f) => f, property: () => {} })',
  },
  // Express and its parts tell what they do where DEBUG is set.
  {
    from: /node_modules\/(express|router|finalhandler)\//,
    package: /^debug$/,
    instead: 'module.exports = () => () => undefined',
  },
  // A table of all media types there are, a third of the whole code. Express looks up only the types that we set: what
  // is not JSON has its charset from its name, or none.
  {
    from: /mime-types/,
    package: /^mime-db$/,
    instead: "module.exports = { 'application/json': { charset: 'UTF-8', extensions: ['json'] } }",
  },
]
const leaveOut: Plugin = {
  name: 'leave out',
  setup({ onResolve, onLoad }) {
    for (const part of unreached) {
      onResolve({ filter: part.package }, ({ path, importer }) =>
        part.from.test(importer) ? { path, namespace: 'left-out', pluginData: part.instead } : undefined,
      )
    }
    onLoad({ filter: /./, namespace: 'left-out' }, ({ pluginData }) => ({
      contents: pluginData ?? 'module.exports = {}',
    }))
  },
}

/**
 * Node's own modules, had without `import`: that looks at everything they export, and so loads what they keep for when
 * it is needed. Of a module that our code imports, only the names that it uses are taken.
 */
const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      isBuiltin(path) ? { path, namespace: kind === 'require-call' ? 'required' : 'imported' } : undefined,
    )
    const had = (path: string) => `process.getBuiltinModule('${path}')`
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = ${had(path)}`,
    }))
    onLoad({ filter: /./, namespace: 'imported' }, ({ path }) => {
      const names = Object.keys(process.getBuiltinModule(path) ?? {}).filter((name) => name !== 'default')
      const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`)
      return { contents: `const all = /* @__PURE__ */ ${had(path)}\nexport default all\n${lines.join('\n')}` }
    })
  },
}

/** What describes the calls is worked out here, once, and stands in the bundle as data. */
const describeNow: Plugin = {
  name: 'describe now',
  setup({ onLoad }) {
    onLoad({ filter: /\/openapi\/description\.ts$/ }, async () => {
      const values = await import('./src/openapi/description.ts')
      const lines = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { contents: lines.join('\n') }
    })
  },
}

await rm(new URL('lib', import.meta.url), { recursive: true, force: true })
const build = await context({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: { index: 'src/index.ts' },
  outdir: 'lib',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  alias: { 'site-pages': sitePages },
  // The Google clients load their parts at run time; sharp is native; the list of common passwords is loaded by few, and
  // is a CommonJS module whose names only Node finds.
  external: ['@google-cloud/*', 'sharp', '@zxcvbn-ts/language-common'],
  // While somebody works on the table, it is described as it stands when it is asked for.
  plugins: watch ? [leaveOut, builtins] : [leaveOut, builtins, describeNow],
  minify: !watch,
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
})
await build.rebuild()
if (watch) await build.watch()
else await build.dispose()
