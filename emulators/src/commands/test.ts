import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { node, packageScript, root } from '../paths.ts'
import { Problem } from '../problem.ts'
import { run, runScript } from '../processes.ts'
import { type Command, checkMachine, prepare, type Session, startWithData } from '../session.ts'

type Step = { name: string; work: () => Promise<number> }
type Outcome = { name: string; status: number | 'skipped'; seconds: number }
type Project = 'unit' | 'suite*'

function vitest(
  project: Project,
  args: readonly string[],
  session: Session,
  more: Record<string, string> = {},
) {
  return run(node, [packageScript('vitest'), 'run', '--project', project, ...args], {
    environment: { ...more, ...session.reaper.environment },
    interrupted: session.interrupted,
  })
}

/** How many test files of a project the filter leaves. */
async function countFiles(project: Project, args: readonly string[]): Promise<number> {
  const list = [packageScript('vitest'), 'list', '--filesOnly', '--json', '--project', project]
  const { stdout } = await promisify(execFile)(node, [...list, ...args], { cwd: root, maxBuffer: 2 ** 26 })
  const files: unknown[] = JSON.parse(stdout.slice(stdout.indexOf('[')))
  return files.length
}

async function runSuiteTests(args: readonly string[], session: Session): Promise<number> {
  const suite = await startWithData(session, await prepare(session))
  const status = await vitest('suite*', args, session, suite.environment)
  suite.ended.throwIfAborted()
  return status
}

/** Runs the steps one after the other; a step that fails, by its status or by a problem, doesn't stop the next. */
async function runSteps(steps: readonly Step[], session: Session): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, work } of steps) {
    const start = performance.now()
    const status = await work().catch((error) => {
      if (!(error instanceof Problem)) throw error
      process.stderr.write(`${error.message}\n`)
      return 1
    })
    session.interrupted.throwIfAborted()
    outcomes.push({ name, status, seconds: (performance.now() - start) / 1000 })
  }
  return outcomes
}

/** The closing lines: each step, how it ended and how long it took. */
function summarize(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ name, status, seconds }) => {
    const word = status === 'skipped' ? 'no match' : status === 0 ? 'passed' : 'FAILED'
    return `  ${name.padEnd(28)} ${word.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`
  })
  const isGreen = outcomes.every(({ status }) => status === 0 || status === 'skipped')
  return ['', 'Summary', ...lines, isGreen ? 'All is well.' : 'Something failed: see above.', ''].join('\n')
}

/**
 * `npm test`: formatting, rules of style and types, the tests that stand alone, then the build and the tests that need
 * the suite. Arguments go to vitest; with a filter, only projects in which it finds a file are run.
 */
export const test: Command = async (args, session) => {
  await checkMachine(session)
  const isFiltered = args.length > 0
  const [unit, suite] = isFiltered
    ? await Promise.all([countFiles('unit', args), countFiles('suite*', args)])
    : [1, 1]
  if (unit + suite === 0) throw new Problem(`No test file matches "${args.join(' ')}": correct the filter.`)
  const { environment } = session.reaper
  const check = () => runScript('check', { environment, interrupted: session.interrupted })
  const steps: Step[] = [{ name: 'Style and types', work: check }]
  if (unit > 0) steps.push({ name: 'Tests that stand alone', work: () => vitest('unit', args, session) })
  if (suite > 0) steps.push({ name: 'Build, tests in the suite', work: () => runSuiteTests(args, session) })
  const outcomes = await runSteps(steps, session)
  process.stdout.write(summarize(outcomes))
  return outcomes.every(({ status }) => status === 0) ? 0 : 1
}
