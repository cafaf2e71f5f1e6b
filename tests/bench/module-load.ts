import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Figure, percentile } from './figure.ts'

const entry = new URL('../../functions/dist/index.js', import.meta.url).href
const emptyEntry = new URL('empty-function/index.js', import.meta.url).href
const runs = 21

/** The time from the entry's first line until everything that the function needs is loaded. */
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

/** Each against an empty function that is not bundled, in the same run. */
const ours = [
  { what: 'the HTTP function', target: 'api', budget: 0.6 },
  { what: 'the pages function', target: 'pages', budget: 0.6 },
] as const

/**
 * How long a fresh process takes to load a function's code with a warm compile cache: medians, and their ratios to a
 * reference, which is an empty function with Firebase's unbundled libraries. Both are loaded alternately, since machines
 * differ and a busy one slows all alike.
 */
export async function moduleLoad(): Promise<Figure[]> {
  const times = { empty: [] as number[], api: [] as number[], pages: [] as number[] }
  for (let run = 0; run < runs; run++) {
    times.empty.push(await load(emptyEntry, 'empty'))
    for (const { target } of ours) times[target].push(await load(entry, target))
  }
  const empty = percentile(times.empty, 0.5)
  const figures = ours.flatMap(({ what, target, budget }) => {
    const ms = percentile(times[target], 0.5)
    return [
      { what: `module load, ${what}, for comparison`, value: ms, unit: 'ms' },
      { what: `module load, ${what}, to an empty one unbundled`, value: ms / empty, unit: 'x', budget },
    ]
  })
  return [
    { what: 'module load, an empty function unbundled, for comparison', value: empty, unit: 'ms' },
    ...figures,
  ]
}
