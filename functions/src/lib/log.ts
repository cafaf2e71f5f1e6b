import * as logger from 'firebase-functions/logger'

/** No log line contains a secret, a body or an e-mail address. `ms` is the time that our code took. */
export function logCall(line: {
  requestId: string
  endpoint: string
  status: number
  ms: number
  uid: string | undefined
}): void {
  logger.info('call', line)
}

export function logProblem(requestId: string, endpoint: string, error: unknown): void {
  logger.error('fault', { requestId, endpoint, error: describe(error) })
}

export function logOrphan(objectPath: string, error: unknown): void {
  logger.warn('orphaned file', { objectPath, error: describe(error) })
}

export function logStalePage(path: string, error: unknown): void {
  logger.error('stale page', { path, error: describe(error) })
}

export function logUnfinishedAccount(error: unknown): void {
  logger.error('unfinished account', { error: describe(error) })
}

export function logUnsyncedDepartments(error: unknown): void {
  logger.error('unsynced departments', { error: describe(error) })
}

export function logSweep(counts: Readonly<Record<string, number>>): void {
  logger.info('sweep', counts)
}

export function logFailedStep(step: string, error: unknown): void {
  logger.error('failed step of the sweep', { step, error: describe(error) })
}

export function logUnrecordedRun(name: string, error: unknown): void {
  logger.warn('unrecorded run', { name, error: describe(error) })
}

export function logUnknownRelease(error: unknown): void {
  logger.warn('unknown release', { error: describe(error) })
}

export function logUnknownReads(error: unknown): void {
  logger.warn(
    "Documents read this month are unknown. The functions' account needs the role roles/monitoring.viewer: npm run deploy grants it.",
    { error: describe(error) },
  )
}

export function logOutOfReach(service: string, error: unknown): void {
  logger.error('out of reach', { service, error: describe(error) })
}

export function logLinkCheck(counts: { used: number; opened: number }): void {
  logger.info('link check', counts)
}

export function logUnwrittenCopies(group: string): void {
  logger.error('unwritten public copies', { group })
}

export function logUnshownCounts(error: unknown): void {
  logger.warn('unshown counts', { error: describe(error) })
}

/** The server's message may contain the address, so only its codes are logged. */
export function logUnsentMail(kind: string, error: unknown): void {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  logger.error('unsent mail', { kind, code, responseCode })
}

/** `docs/operating.md` explains how to get an alert for it. */
export function logAlarm(what: string): void {
  logger.error('alarm', { what })
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
