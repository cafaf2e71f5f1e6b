import { type Archives, findArchives } from './archives.ts'
import { buildOnce } from './build.ts'
import { hasData } from './data.ts'
import { examine } from './doctor.ts'
import type { Listener, Ports } from './ports.ts'
import { Problem } from './problem.ts'
import type { ProcessGroup } from './process-group.ts'
import { loadDemoData, type Suite, startSuite } from './suite.ts'

export type Session = { ports: Ports; group: ProcessGroup; interrupted: AbortSignal }

export type Command = (args: readonly string[], session: Session) => Promise<number>

const suiteListeners: readonly Listener[] = [
  ...(['hosting', 'functions', 'firestore', 'firestoreWebsocket', 'auth', 'storage'] as const),
  ...(['hub', 'eventarc', 'tasks', 'smtp', 'mail'] as const),
]

/** Checks the machine before the slow steps. Throws a `Problem` with a sentence for each thing missing. */
export async function checkMachine(session: Session, more: readonly Listener[] = []): Promise<void> {
  const findings = await examine(session.ports, [...suiteListeners, ...more])
  const missing = findings.filter(({ isFine }) => !isFine).map(({ sentence }) => sentence)
  if (missing.length > 0) throw new Problem(missing.join('\n'))
}

export async function prepare(session: Session): Promise<Archives> {
  const building = buildOnce('emulator', session.group.environment, session.interrupted)
  const [archives] = await Promise.all([findArchives(session.interrupted), building])
  return archives
}

export async function startWithData(
  { ports, group, interrupted }: Session,
  archives: Archives,
  { dataFolder, moreFunctions }: { dataFolder?: string; moreFunctions?: string } = {},
): Promise<Suite> {
  const options = { ports, archives, group, interrupted, ...(moreFunctions && { moreFunctions }) }
  if (dataFolder !== undefined && hasData(dataFolder)) {
    return startSuite({ ...options, importFrom: dataFolder })
  }
  const suite = await startSuite(options)
  await loadDemoData(suite, group)
  return suite
}
