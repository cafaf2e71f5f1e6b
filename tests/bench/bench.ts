import { callRatios } from './call-ratios.ts'
import { table } from './figure.ts'
import { moduleLoad } from './module-load.ts'
import { pageWeight } from './page-weight.ts'
import { publishToPaint } from './publish-to-paint.ts'

/** `npm run bench`: every figure we hold ourselves to, one after the other so that none disturbs another. */
const sections = { pageWeight, moduleLoad, callRatios, publishToPaint }

const figures = []
for (const [name, measure] of Object.entries(sections)) {
  process.stderr.write(`Measuring: ${name}\n`)
  figures.push(...(await measure()))
}
process.stdout.write(`${table(figures)}\n`)
