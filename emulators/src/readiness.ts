import { closeSync, existsSync, openSync, readFileSync, readSync, watch } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const betweenConnections = 50
const longestMatch = 500

/** Waits until what matches is in the log, which the file's own change events tell. Logs grow long: each byte is read once. */
export function awaitLine(logFile: string, pattern: RegExp, signal: AbortSignal): Promise<void> {
  const found = Promise.withResolvers<void>()
  const file = openSync(logFile, 'r')
  const buffer = Buffer.alloc(64 * 1024)
  let recent = ''
  const look = () => {
    for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer)) {
      recent = recent.slice(-longestMatch) + buffer.toString('utf8', 0, bytes)
      if (pattern.test(recent)) found.resolve()
    }
  }
  const watcher = watch(logFile, look)
  const give = () => found.reject(signal.reason)
  signal.addEventListener('abort', give)
  look()
  return found.promise.finally(() => {
    signal.removeEventListener('abort', give)
    watcher.close()
    closeSync(file)
  })
}

/** Says whether something on this machine accepts connections at the port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Waits until something accepts connections at the port. */
export async function awaitPort(port: number, signal: AbortSignal): Promise<void> {
  while (!(await isListening(port))) await delay(betweenConnections, undefined, { signal })
}

/** The last lines of a log, without what only colours a terminal. */
export function tail(logFile: string, lines: number): string {
  if (!existsSync(logFile)) return ''
  const text = readFileSync(logFile, 'utf8').trimEnd()
  return text.split('\n').slice(-lines).map(stripColour).join('\n')
}

function stripColour(line: string): string {
  return line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
}
