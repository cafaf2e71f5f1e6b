import type { Browser } from '@playwright/test'
import { departmentPath } from '@prangan/contract/departments'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import { suite } from '../../support/suite.ts'
import { type Figure, percentile } from '../figure.ts'
import { type BuiltSite, serveBuiltSite } from './built-site.ts'
import { floorPage, mainPicture } from './floor-page.ts'
import { type Paint, paint } from './paint.ts'
import { launchOn } from './phone.ts'
import { type Score, score } from './score.ts'

const pages = [
  { name: 'home', path: '/', floor: '/floor-home', budget: 1.1 },
  { name: 'governing body', path: '/governing-body', floor: '/floor-words', budget: 1.15 },
  { name: 'arts faculty', path: departmentPath(facultyAt(0).slug), floor: '/floor-words', budget: 1.15 },
  { name: 'admission', path: '/admission-procedure', floor: '/floor-words', budget: 1.15 },
] as const
const floors = ['/floor-home', '/floor-words'] as const
const rounds = 3

async function addFloors(site: BuiltSite): Promise<void> {
  const html = await (await fetch(`${suite.functions}/pages/`)).text()
  site.addPage('/floor-home', floorPage(await site.weigh('/'), mainPicture(html)))
  const onWords = pages.filter(({ floor }) => floor === '/floor-words').map(({ path }) => site.weigh(path))
  site.addPage('/floor-words', floorPage(Math.min(...(await Promise.all(onWords))), undefined))
}

type Measured = { paints: Paint[]; scores: Score[] }

/** Measures all pages in each round, so that a busy machine slows all alike. */
async function measureAll(browser: Browser, debugPort: number): Promise<Map<string, Measured>> {
  const paths = [...pages.map(({ path }) => path), ...floors]
  const measured = new Map(paths.map((path): [string, Measured] => [path, { paints: [], scores: [] }]))
  for (let round = 0; round < rounds; round++) {
    for (const [path, { paints, scores }] of measured) {
      paints.push(await paint(browser, path))
      // The other categories do not vary, so they are measured once.
      const isJudged = round === 0 && pages.some((page) => page.path === path)
      scores.push(await score(debugPort, path, { onlySpeed: !isJudged }))
    }
  }
  return measured
}

const median = <T>(values: readonly T[], of: (value: T) => number) => percentile(values.map(of), 0.5)

type Medians = Record<
  'first' | 'largest' | 'simulated' | 'blocking' | 'simulatedBlocking' | 'shift' | 'scriptsBefore',
  number
>

const mediansOf = ({ paints, scores }: Measured): Medians => ({
  first: median(paints, ({ first }) => first),
  largest: median(paints, ({ largest }) => largest),
  simulated: median(scores, ({ largest }) => largest),
  blocking: median(paints, ({ blocking }) => blocking),
  simulatedBlocking: median(scores, ({ blocking }) => blocking),
  shift: Math.max(...paints.map(({ shift }) => shift), ...scores.map(({ shift }) => shift)),
  scriptsBefore: Math.max(...paints.map(({ scriptsBefore }) => scriptsBefore)),
})

/** Returns a page's figures and its ratio to its floor; prints to standard error what keeps a score below 100. */
function pageFigures({ name, budget }: (typeof pages)[number], page: Measured, floor: Medians): Figure[] {
  const { largest, simulated, blocking, simulatedBlocking, shift, scriptsBefore } = mediansOf(page)
  const [judged] = page.scores
  // The performance score is the median of all rounds; the other three were measured once.
  const scores = [median(page.scores, ({ scores }) => scores[0] ?? 0), ...(judged?.scores.slice(1) ?? [])]
  const lowest = Math.min(...scores)
  if (lowest < 100) process.stderr.write(`  ${name}: ${scores.join(' ')}: ${judged?.issues.join(', ')}\n`)
  return [
    { what: `${name}: lowest of Lighthouse's four scores`, value: lowest, unit: '', atLeast: 100 },
    { what: `${name}: LCP simulated, to the floor's`, value: simulated / floor.simulated, unit: 'x', budget },
    { what: `${name}: LCP throttled, to the floor's`, value: largest / floor.largest, unit: 'x', budget },
    { what: `${name}: shift (CLS)`, value: shift, unit: '', budget: 0 },
    { what: `${name}: blocking time (TBT), throttled`, value: blocking, unit: 'ms', budget: 50 },
    // The simulation multiplies what other processes use of the CPU: on two cores that is most of this time.
    { what: `${name}: blocking time, simulated`, value: simulatedBlocking, unit: 'ms' },
    { what: `${name}: script requests before LCP`, value: scriptsBefore, unit: '', budget: 0 },
  ]
}

function figures(measured: Map<string, Measured>): Figure[] {
  const medians = (path: string) => mediansOf(measured.get(path) ?? { paints: [], scores: [] })
  const floor = medians('/floor-home')
  const home = medians('/')
  const indices = [...measured.values()].flatMap(({ scores }) =>
    scores.map(({ machineIndex }) => machineIndex),
  )
  return [
    // Blocking times are absolute, so compare only runs with about the same index.
    { what: "the machine's speed by Lighthouse's index", value: percentile(indices, 0.5), unit: '' },
    { what: "home's floor: LCP simulated", value: floor.simulated, unit: 'ms' },
    { what: "home's floor: LCP throttled", value: floor.largest, unit: 'ms' },
    { what: "home's floor: blocking time, throttled", value: floor.blocking, unit: 'ms' },
    { what: "home's floor: blocking time, simulated", value: floor.simulatedBlocking, unit: 'ms' },
    { what: "home: FCP throttled, to the floor's", value: home.first / floor.first, unit: 'x' },
    ...pages.flatMap((page) =>
      pageFigures(page, measured.get(page.path) ?? { paints: [], scores: [] }, medians(page.floor)),
    ),
  ]
}

/**
 * Measures how soon a phone paints pages, compared with static floors: by Lighthouse's simulation, and on a throttled network
 * and processor. The bench serves the site itself, because Hosting's emulator does not compress.
 */
export async function pageSpeed(): Promise<Figure[]> {
  const site = await serveBuiltSite()
  await addFloors(site)
  const { browser, debugPort } = await launchOn(site.port)
  try {
    return figures(await measureAll(browser, debugPort))
  } finally {
    await browser.close()
    site.close()
  }
}
