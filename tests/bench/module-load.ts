import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Figure, percentile } from './figure.ts'

const entry = new URL('../../functions/lib/index.js', import.meta.url).href
const runs = 21

/** From the entry's first line until all that the process's function needs is loaded and nothing is left to do. */
const script = `
const started = performance.now()
process.on('exit', () => process.stdout.write(String(performance.now() - started)))
await import(${JSON.stringify(entry)})
`

async function load(target: string): Promise<number> {
  const env = { ...process.env, FUNCTION_TARGET: target }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env,
  })
  return Number(stdout)
}

/** How long a fresh process takes to load a function's code, with Node's compile cache warm: medians. */
export async function moduleLoad(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [target, what, budget] of [
    ['api', 'module load, the HTTP function', 35],
    ['pages', 'module load, the pages function', 50],
  ] as const) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await load(target))
    figures.push({ what, value: percentile(times, 0.5), unit: 'ms', budget })
  }
  return figures
}
