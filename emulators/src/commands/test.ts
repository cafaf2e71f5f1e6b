import { spawnSync } from 'node:child_process'
import { glob, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { examineEngines } from '../engines.ts'
import { cacheFolder, node, packageScript, root } from '../paths.ts'
import { Problem } from '../problem.ts'
import { type RunOptions, run, runScript } from '../processes.ts'
import { type Command, checkMachine, prepare, type Session, startWithData } from '../session.ts'
import type { Suite } from '../suite.ts'

type Group = 'unit' | 'component' | 'suite' | 'browser'
type Outcome = { name: string; status: number; seconds: number; lines: readonly string[] }

const names: Readonly<Record<Group, string>> = {
  unit: 'Unit',
  component: 'Components',
  suite: 'Rules and API',
  browser: 'Browser',
}
const projects = {
  unit: ['unit', 'languages-*', 'third-language'],
  component: ['component'],
  suite: ['suite'],
} as const
/** A college with English alone is the furthest from the demo college; each of the others loads every module again. */
const quickUnit = ['unit', 'languages-en', 'third-language']
const config = ['--config', 'tests/playwright.config.ts']

function commandOf(group: Group, isAll: boolean, args: readonly string[]): string[] {
  return group === 'browser'
    ? [
        packageScript('playwright'),
        'test',
        '--pass-with-no-tests',
        ...config,
        ...(isAll ? [] : ['--project=chromium', '--grep-invert=@slow']),
        ...args,
      ]
    : [
        ...vitest(group === 'unit' && !isAll ? quickUnit : projects[group]),
        ...(isAll ? [] : ['--tags-filter=!slow']),
        ...args,
      ]
}

const vitest = (names: readonly string[]) => [
  packageScript('vitest'),
  'run',
  ...names.map((name) => `--project=${name}`),
]

/** Runs the tests that need no emulators with another college. Nothing else may run, as a clone has one college at a time. */
async function testCollege(college: string, args: readonly string[], options: RunOptions): Promise<number> {
  const environment = { ...options.environment, COLLEGE: `tests/colleges/${college}`, PLUGINS: undefined }
  const enable = (env: NodeJS.ProcessEnv) =>
    spawnSync(node, [join(root, 'plugins', 'enable.ts')], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
  try {
    if (enable(environment).status !== 0) return 1
    const command = [...vitest([...projects.unit, ...projects.component]), ...args, '--passWithNoTests']
    return await run(node, command, { ...options, environment })
  } finally {
    enable({})
  }
}

async function findGroups(texts: readonly string[]): Promise<Set<Group>> {
  const exclude = (path: string) => /node_modules|dist/.test(path)
  const files = glob('*/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude })
  const groups = new Set<Group>()
  for await (const path of files) {
    if (texts.length > 0 && !texts.some((text) => path.includes(text))) continue
    groups.add(
      path.endsWith('.spec.ts')
        ? 'browser'
        : /(^|\/)tests\/(rules|api|production)\//.test(path)
          ? 'suite'
          : path.endsWith('.tsx')
            ? 'component'
            : 'unit',
    )
  }
  return groups
}

const LINES_REPEATED = 80

function summarize(outcomes: readonly Outcome[], seconds: number, skipped: readonly string[]): string {
  const line = (name: string, outcome: string, time: number) =>
    `  ${name.padEnd(28)} ${outcome.padEnd(8)} ${time.toFixed(1).padStart(7)} s`
  const failed = outcomes.filter(({ status }) => status !== 0)
  return [
    ...failed.flatMap(({ name, lines }) => ['', `${name} failed. Its last lines:`, ...lines]),
    '',
    'Summary',
    ...outcomes.map((outcome) =>
      line(outcome.name, outcome.status === 0 ? 'passed' : 'FAILED', outcome.seconds),
    ),
    line('All, side by side', '', seconds),
    ...skipped,
    failed.length === 0 ? 'All is well.' : 'Something failed: see above.',
    '',
  ].join('\n')
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000

/**
 * Runs all checks in two parallel lanes of about the same length: style, types, browser and component tests; and the build, the
 * suite and the other tests. With `isAll`, the browser tests wait for the endpoint tests, and the colleges in tests/colleges
 * come last. A failed step does not stop the others. A filter limits the tests.
 */
async function runTests(isAll: boolean, args: readonly string[], session: Session): Promise<number> {
  await checkMachine(session)
  const filter = args.filter((arg) => !arg.startsWith('--shard='))
  const groups = await findGroups(filter)
  if (groups.size === 0) throw new Problem(`No test file matches "${filter.join(' ')}": correct the filter.`)

  const start = performance.now()
  const outcomes: Outcome[] = []
  const step = async (name: string, work: (options: RunOptions) => Promise<number>): Promise<void> => {
    const began = performance.now()
    const environment = {
      ...session.group.environment,
      // Runners load the same packages for each file: the compile cache saves a sixth of the CPU time.
      NODE_COMPILE_CACHE: join(cacheFolder, 'node'),
      ...(isAll && { SCREENS: '1' }),
    }
    let lines: string[] = []
    const onLine = (line: string) => {
      lines = [...lines.slice(1 - LINES_REPEATED), line]
    }
    const options = { environment, interrupted: session.interrupted, label: name, onLine }
    const status = await work(options).catch((error) => {
      if (!(error instanceof Problem)) throw error
      process.stderr.write(`${error.message}\n`)
      onLine(error.message)
      return 1
    })
    session.interrupted.throwIfAborted()
    outcomes.push({ name, status, seconds: secondsSince(began), lines })
  }
  const test = (group: Group, suite?: Suite) => {
    if (!groups.has(group)) return
    return step(names[group], async ({ environment, ...options }) => {
      const withSuite = { ...environment, ...suite?.environment }
      const status = await run(node, commandOf(group, isAll, args), { ...options, environment: withSuite })
      suite?.ended.throwIfAborted()
      return status
    })
  }

  const comparePictures = ({ environment: ofSuite }: Suite) => {
    if (!groups.has('browser')) return
    const command = [
      packageScript('playwright'),
      'test',
      '--pass-with-no-tests',
      '--config',
      'tests/look',
      ...args,
    ]
    return step('Pictures', ({ environment, ...options }) =>
      run(node, command, { ...options, environment: { ...environment, ...ofSuite } }),
    )
  }

  let suite: Suite | undefined
  const starting = step('Build and start', async () => {
    if (groups.has('suite') || groups.has('browser')) {
      suite = await startWithData(session, await prepare(session))
    }
    return 0
  })
  const checked = step('Style and types', (options) => runScript('check', options))
  // Before any test changes the demo data.
  const pictured = starting.then(() => (suite && isAll ? comparePictures(suite) : undefined))
  const suiteTested = pictured.then(() => suite && test('suite', suite))
  // The long endpoint tests leave a browser no CPU time, so they run first.
  const beforeBrowser = isAll ? [checked, suiteTested] : [checked, starting]
  await Promise.all([
    Promise.all(beforeBrowser)
      .then(() => suite && test('browser', suite))
      .then(() => test('component')),
    suiteTested.then(() => test('unit')),
  ])
  if (isAll && (groups.has('unit') || groups.has('component'))) {
    for (const college of await readdir(join(root, 'tests/colleges')))
      await step(`Second college (${college})`, (options) => testCollege(college, args, options))
  }
  const skipped = isAll && groups.has('browser') ? examineEngines().filter(({ isFine }) => !isFine) : []
  process.stdout.write(
    summarize(
      outcomes,
      secondsSince(start),
      skipped.map(({ sentence }) => sentence),
    ),
  )
  return outcomes.every(({ status }) => status === 0) ? 0 : 1
}

export const test: Command = (args, session) => runTests(false, args, session)

export const testAll: Command = (args, session) => runTests(true, args, session)
