import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Figure, percentile } from './figure.ts'

const entry = new URL('../../functions/dist/index.js', import.meta.url).href
const emptyEntry = new URL('empty-function/index.js', import.meta.url).href
const runs = 21

/** Measures from the entry's first line until everything is loaded. */
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

/** Each is compared with an empty, unbundled function in the same run. */
const ours = [
  { what: 'the HTTP function', target: 'api', budget: 0.6 },
  { what: 'the pages function', target: 'pages', budget: 0.6 },
] as const

/**
 * Measures how long a fresh process loads a function's code with a warm compile cache. The reference is an empty function with
 * Firebase's unbundled libraries. Both alternate, so that a busy machine slows both.
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
