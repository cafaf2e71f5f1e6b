import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allPluginFolders } from './names-of.ts'

/*
 * `npm run plugins`: what the core costs, and what each plugin adds to it. It builds the site without plugins and with each
 * plugin alone, so it takes some minutes.
 */
const root = join(import.meta.dirname, '..')
const runs = 11

const code = /\.(ts|tsx|css)$/
const isNotCode = /\.test\.|\/(tests|testing|demo|messages|content)\//

function linesOf(folders: readonly string[]): number {
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n')
  return files
    .filter((file) => code.test(file) && !isNotCode.test(file))
    .reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0)
}

const bytesOf = (pattern: string): number =>
  globSync(pattern, { cwd: root }).reduce((sum, file) => sum + statSync(join(root, file)).size, 0)

/** Returns the median milliseconds in which a new process loads the code of the HTTP function, with a warm compile cache. */
function loadTime(): number {
  const script = `const from = performance.now(); await import('./functions/dist/index.js')
process.on('exit', () => process.stdout.write(String(performance.now() - from)))`
  const times = Array.from({ length: runs }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, FUNCTION_TARGET: 'api' },
      }),
    ),
  )
  return times.toSorted((one, other) => one - other)[runs >> 1] ?? Number.NaN
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}

function measure(plugins: string) {
  const env = { ...process.env, PLUGINS: plugins, PRANGAN_TARGET: 'emulator' }
  run(process.execPath, ['plugins/enable.ts'], env)
  run('npm', ['run', 'build', '-w', 'web'], env)
  run(process.execPath, ['functions/build.ts'], env)
  const { indexes }: { indexes: unknown[] } = JSON.parse(
    readFileSync(join(root, 'plugins/enabled/firestore.indexes.json'), 'utf8'),
  )
  return {
    site: bytesOf('web/dist/site/**/*.{js,css}'),
    functions: bytesOf('functions/dist/**/*.js'),
    indexes: indexes.length,
    load: loadTime(),
  }
}

const matches = (files: string, pattern: RegExp): number =>
  globSync(files, { cwd: root }).reduce(
    (sum, file) => sum + [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].length,
    0,
  )

type Row = Record<'lines' | 'site' | 'functions' | 'indexes' | 'triggers' | 'sweeps' | 'load', number>

function print(name: string, row: Row): void {
  const { lines, site, functions, indexes, triggers, sweeps, load } = row
  const kib = (bytes: number) => (bytes / 1024).toFixed(0)
  const cells = [lines, kib(site), kib(functions), indexes, triggers, sweeps, load.toFixed(0)]
  console.log(`${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(12)).join('')}`)
}

const heads = ['lines', 'site KiB', 'server KiB', 'indexes', 'triggers', 'sweeps', 'load ms']
console.log(`${''.padEnd(14)}${heads.map((head) => head.padStart(12)).join('')}`)
try {
  const core = measure('')
  const coreLines = linesOf(['contract', 'functions', 'web'])
  print('core', {
    ...core,
    lines: coreLines,
    triggers: matches('functions/src/index.ts', /= documentTrigger\(/g),
    sweeps: matches('functions/src/sweep.ts', /: sweep\w+/g),
  })
  for (const folder of allPluginFolders) {
    const name = basename(folder)
    const more = measure(name)
    print(name, {
      lines: linesOf([folder]),
      site: more.site - core.site,
      functions: more.functions - core.functions,
      indexes: more.indexes - core.indexes,
      triggers: matches(`${folder}/functions/triggers.ts`, /= documentTrigger\(/g),
      sweeps: matches(`${folder}/functions/sweeps.ts`, /: sweep\w+/g),
      load: more.load - core.load,
    })
  }
} finally {
  run(process.execPath, ['plugins/enable.ts'], process.env)
}
