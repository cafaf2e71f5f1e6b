import * as plugins from '@prangan/plugins/tests/bench'
import { preferInstalled } from '../support/chrome.ts'
import { callRatios } from './call-ratios.ts'
import { deskTables } from './desk-tables.ts'
import { documentsRead } from './documents-read.ts'
import { table } from './figure.ts'
import { moduleLoad } from './module-load.ts'
import { pageWeight } from './page-weight.ts'
import { dashboardWeight } from './pages/dashboard-weight.ts'
import { pageSpeed } from './pages/page-speed.ts'
import { slowPhone } from './pages/slow-phone.ts'
import { production } from './production.ts'
import { publishToPaint } from './publish-to-paint.ts'

/**
 * `npm run bench [section…]` measures every figure with a budget, one after the other. Endpoints run before pages: the
 * Firestore emulator keeps working for closed pages, which slows later writes (2 ms for a page with a list).
 */
const sections = {
  pageWeight,
  moduleLoad,
  production,
  callRatios,
  publishToPaint,
  documentsRead,
  dashboardWeight,
  slowPhone,
  pageSpeed,
  deskTables,
  ...plugins.sections,
}
const selected = process.argv.slice(2)
preferInstalled()

const figures = []
for (const [name, measure] of Object.entries(sections)) {
  if (selected.length > 0 && !selected.includes(name)) continue
  process.stderr.write(`Measuring: ${name}\n`)
  figures.push(...(await measure()))
}
process.stdout.write(`${table(figures)}\n`)
