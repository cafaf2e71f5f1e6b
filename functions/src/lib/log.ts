import * as logger from 'firebase-functions/logger'

/** Log lines, each a named function. None contains a secret, a body or an e-mail address. */

/** A request was answered. `ms` is the time that our code took. */
export function logCall(line: {
  requestId: string
  endpoint: string
  status: number
  ms: number
  uid: string | undefined
}): void {
  logger.info('call', line)
}

/** An unexpected error; the client got only the id. */
export function logFault(requestId: string, endpoint: string, error: unknown): void {
  logger.error('fault', { requestId, endpoint, error: describe(error) })
}

/** A file that no document names is left in Storage; the sweep removes it. */
export function logOrphan(objectPath: string, error: unknown): void {
  logger.warn('orphaned file', { objectPath, error: describe(error) })
}

/** A page was served without fresh notices. */
export function logStalePage(path: string, error: unknown): void {
  logger.error('stale page', { path, error: describe(error) })
}

/** An unfinished account could not be undone; the sweep does it. */
export function logUnfinishedAccount(error: unknown): void {
  logger.error('unfinished account', { error: describe(error) })
}

/** The departments could not follow a change of teachers; the sweep makes them. */
export function logUnsyncedDepartments(error: unknown): void {
  logger.error('unsynced departments', { error: describe(error) })
}

/** The daily sweep is done: how many leftovers each step repaired. */
export function logSweep(counts: Readonly<Record<string, number>>): void {
  logger.info('sweep', counts)
}

/** A step of the sweep failed; the others went on. */
export function logFailedStep(step: string, error: unknown): void {
  logger.error('failed step of the sweep', { step, error: describe(error) })
}

/** How a scheduled function ended could not be recorded for the desk. */
export function logUnrecordedRun(name: string, error: unknown): void {
  logger.warn('unrecorded run', { name, error: describe(error) })
}

/** The newest release of the software could not be looked up. */
export function logUnknownRelease(error: unknown): void {
  logger.warn('unknown release', { error: describe(error) })
}

/** Cloud Monitoring does not tell how many documents were read. */
export function logUnknownReads(error: unknown): void {
  logger.warn(
    "Documents read this month are unknown. The functions' account needs the role roles/monitoring.viewer: npm run deploy grants it.",
    { error: describe(error) },
  )
}

/** A service that the site needs does not answer. */
export function logOutOfReach(service: string, error: unknown): void {
  logger.error('out of reach', { service, error: describe(error) })
}

/** The nightly check of links is done: how many links to other sites there are, and how many were opened. */
export function logLinkCheck(counts: { used: number; opened: number }): void {
  logger.info('link check', counts)
}

/** Copies could not be written in time: somebody may hold a lock on them. The schedule writes them. */
export function logUnwrittenCopies(group: string): void {
  logger.error('unwritten public copies', { group })
}

/** The desks could not be shown the office's counts; the schedule shows them. */
export function logUnshownCounts(error: unknown): void {
  logger.warn('unshown counts', { error: describe(error) })
}

/** A mail could not be sent. The server's message may contain the address, so only its codes are logged. */
export function logUnsentMail(kind: string, error: unknown): void {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  logger.error('unsent mail', { kind, code, responseCode })
}

/** Something that the operator should look at soon: `docs/operating.md` explains how to get an alert for it. */
export function logAlarm(what: string): void {
  logger.error('alarm', { what })
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
