import { constants } from 'node:os'

export class Interruption extends Error {
  readonly status: number
  constructor(signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}.`)
    this.status = 128 + constants.signals[signal]
  }
}

/**
 * Returns a signal that aborts with an `Interruption`. One Ctrl-C arrives up to three times (from the terminal, npm and the
 * launcher), of which only the first counts.
 */
export function watchInterruptions(): AbortSignal {
  const controller = new AbortController()
  const interrupt = (signal: NodeJS.Signals) => controller.abort(new Interruption(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) {
    process.on(signal, () => interrupt(signal))
  }
  process.on('disconnect', () => interrupt('SIGHUP'))
  // The terminal may end together with the launcher.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return controller.signal
}
