import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

const pollMs = 50

async function poll(check: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await check())) {
    await delay(pollMs)
    signal.throwIfAborted()
  }
}

export function awaitText(logFile: string, text: string, signal: AbortSignal): Promise<void> {
  return poll(async () => (await readFile(logFile, 'utf8')).includes(text), signal)
}

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

export function awaitPort(port: number, signal: AbortSignal): Promise<void> {
  return poll(() => isListening(port), signal)
}

export function tail(logFile: string, lines: number): string {
  if (!existsSync(logFile)) return ''
  const text = stripVTControlCharacters(readFileSync(logFile, 'utf8')).trimEnd()
  return text.split('\n').slice(-lines).join('\n')
}
