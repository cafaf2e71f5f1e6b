import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Figure, percentile } from './figure.ts'

const entry = new URL('../../functions/lib/index.js', import.meta.url).href
const emptyEntry = new URL('empty-function/index.js', import.meta.url).href
const runs = 21

/** From the entry's first line until all that the process's function needs is loaded and nothing is left to do. */
const script = (module: string) => `
const started = performance.now()
process.on('exit', () => process.stdout.write(String(performance.now() - started)))
await import(${JSON.stringify(module)})
`

async function load(module: string, target: string): Promise<number> {
  const env = { ...process.env, FUNCTION_TARGET: target }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script(module)],
    {
      env,
    },
  )
  return Number(stdout)
}

/**
 * How long a fresh process takes to load a function's code, with Node's compile cache warm: medians. In turn with them
 * a function that does nothing with Firebase's libraries as they come, since a busy machine slows all alike.
 */
export async function moduleLoad(): Promise<Figure[]> {
  const figures: Figure[] = []
  const kinds = [
    { what: 'module load, the HTTP function', module: entry, target: 'api', budget: 35 },
    { what: 'module load, the pages function', module: entry, target: 'pages', budget: 50 },
    { what: 'module load, an empty function unbundled, for comparison', module: emptyEntry, target: 'empty' },
  ].map((kind) => ({ ...kind, times: [] as number[] }))
  for (let run = 0; run < runs; run++) {
    for (const { module, target, times } of kinds) times.push(await load(module, target))
  }
  for (const { what, budget, times } of kinds) {
    figures.push({ what, value: percentile(times, 0.5), unit: 'ms', ...(budget && { budget }) })
  }
  return figures
}
