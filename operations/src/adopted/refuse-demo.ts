import { Problem } from '@prangan/emulators/src/problem.ts'
import { describe, findDemo } from './find-demo.ts'

const mostShown = 12

/** Throws a `Problem` with the most harmful findings if a college's folder still shows the demo. */
export function refuseDemo(root: string, folder: string): void {
  const findings = findDemo(root, folder)
  if (findings.length === 0) return
  throw new Problem(
    [
      `${findings.length} places in ${folder} still show the demo college. The most harmful:`,
      ...describe(findings.slice(0, mostShown)),
      '`npm run adopted` lists all. Change them, or deploy a trial with --with-demo.',
    ].join('\n'),
  )
}
