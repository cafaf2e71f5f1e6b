import lighthouse from 'lighthouse'
import { suite } from '../../support/suite.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's result with its mobile preset and simulated throttling; times in milliseconds. */
export type Score = {
  scores: number[]
  first: number
  largest: number
  blocking: number
  shift: number
  issues: string[]
  /** Lighthouse's index of the machine's speed; higher is faster. */
  machineIndex: number
}

/** Runs all four categories, or performance alone, which takes half the time. */
export async function score(
  debugPort: number,
  path: string,
  { onlySpeed = true, slowdown = 4 } = {},
): Promise<Score> {
  const result = await lighthouse(suite.app + path, {
    port: debugPort,
    logLevel: 'error',
    onlyCategories: onlySpeed ? ['performance'] : [...categories],
    disableFullPageScreenshot: true,
    // The listener's stream never ends, so Lighthouse would wait until its time-out.
    maxWaitForLoad: onlySpeed ? 4_000 : 8_000,
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${path}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${path}: ${lhr.runtimeError.message}`)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const isIssue = (id: string) => {
    const found = lhr.audits[id]?.score
    return found !== null && found !== undefined && found < 1
  }
  return {
    scores: Object.values(lhr.categories).map(({ score: share }) => Math.round((share ?? 0) * 100)),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    issues: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && isIssue(id)).map(({ id }) => id),
    ),
    machineIndex: lhr.environment.benchmarkIndex,
  }
}
