import { constants } from 'node:os'

/** That somebody wants the command to end: by Ctrl-C, by a signal, or because the launcher itself was killed. */
export class Interruption extends Error {
  readonly status: number
  constructor(signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}.`)
    this.status = 128 + constants.signals[signal]
  }
}

/**
 * Listens for everything that may interrupt a command. One Ctrl-C arrives up to three times (from the terminal, from
 * npm and from the launcher), so only the first counts: its signal aborts with an `Interruption` as the reason.
 */
export function watchInterruptions(): AbortSignal {
  const controller = new AbortController()
  const interrupt = (signal: NodeJS.Signals) => controller.abort(new Interruption(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) {
    process.on(signal, () => interrupt(signal))
  }
  process.on('disconnect', () => interrupt('SIGHUP'))
  // With the launcher the terminal may be gone as well.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return controller.signal
}

/** Gives what the promise gives, or fails at once with the signal's reason. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>()
  const give = () => aborted.reject(signal.reason)
  if (signal.aborted) give()
  signal.addEventListener('abort', give)
  return Promise.race([promise, aborted.promise]).finally(() => signal.removeEventListener('abort', give))
}
