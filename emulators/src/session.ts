import { type Archives, findArchives } from './archives.ts'
import { buildOnce } from './build.ts'
import { hasData } from './data.ts'
import { examine } from './doctor.ts'
import type { Listener, Ports } from './ports.ts'
import { Problem } from './problem.ts'
import type { Reaper } from './reaper.ts'
import { loadDemoData, type Suite, type SuiteOptions, startSuite } from './suite.ts'

/** One run of a command, from its first check to the end of its last process. */
export type Session = { ports: Ports; reaper: Reaper; interrupted: AbortSignal }

/** A command: takes its arguments, gives the exit status. */
export type Command = (args: readonly string[], session: Session) => Promise<number>

const suiteListeners: readonly Listener[] = [
  ...(['hosting', 'functions', 'firestore', 'firestoreWebsocket', 'auth', 'storage'] as const),
  ...(['hub', 'eventarc', 'tasks', 'smtp', 'mail'] as const),
]

/** Looks at the machine before anything slow is begun; throws a `Problem` with a sentence for each thing missing. */
export async function checkMachine(session: Session, more: readonly Listener[] = []): Promise<void> {
  const findings = await examine(session.ports, [...suiteListeners, ...more])
  const missing = findings.filter(({ isFine }) => !isFine).map(({ sentence }) => sentence)
  if (missing.length > 0) throw new Problem(missing.join('\n'))
}

/** Builds what the suite serves while the emulators' own programs are looked up. */
export async function prepare(session: Session): Promise<Archives> {
  const building = buildOnce(session.reaper.environment, session.interrupted)
  const [archives] = await Promise.all([findArchives(session.interrupted), building])
  return archives
}

/**
 * Starts the suite with demo data in it. With a data folder, what is there is taken instead, and what is made from now
 * on is written there at the stop, also after a crash of this process.
 */
export async function startWithData(
  session: Session,
  archives: Archives,
  { dataFolder, moreFunctions }: { dataFolder?: string; moreFunctions?: string } = {},
): Promise<Suite> {
  const { ports, reaper, interrupted } = session
  const basics = { ports, archives, reaper, interrupted, ...(moreFunctions && { moreFunctions }) }
  const suite =
    dataFolder !== undefined && hasData(dataFolder)
      ? await startSuite({ ...basics, importFrom: dataFolder })
      : await startWithDemoData(basics)
  // Only from here on: half of the demo data must not pass for a college's own.
  if (dataFolder !== undefined) reaper.keep({ hubUrl: suite.hubUrl, folder: dataFolder })
  return suite
}

async function startWithDemoData(basics: SuiteOptions): Promise<Suite> {
  const suite = await startSuite(basics)
  await loadDemoData(suite, basics.reaper)
  return suite
}
