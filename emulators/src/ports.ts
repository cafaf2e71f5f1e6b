import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalListener, localListeners, localPort, ownPorts } from '@prangan/contract/local-ports'
import { root } from './paths.ts'
import { Problem } from './problem.ts'

/** Names for messages. The keys are those of firebase.json, where they exist. */
export const listeners: Readonly<Record<Listener, string>> = {
  hosting: 'the Hosting emulator',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  firestoreWebsocket: "the Firestore emulator's request monitor",
  auth: 'the Auth emulator',
  storage: 'the Storage emulator',
  hub: "the emulators' hub",
  logging: "the emulators' log",
  eventarc: 'the Eventarc emulator',
  tasks: 'the Tasks emulator',
  ui: 'the Emulator UI',
  smtp: 'the mailbox',
  mail: "the mailbox's page",
  vite: 'Vite',
}

export type Listener = LocalListener
export type Ports = Readonly<Record<Listener, number>>

/** Ports above 1023 that browsers and `fetch` block (Fetch standard). */
const refusedPorts = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
])

type EmulatorsBlock = Record<string, { port?: number; websocketPort?: number } | undefined>

/** PORT_SHIFT lets a second suite run next to a first; 0 by default. */
export function readShift(value = process.env.PORT_SHIFT): number {
  const shift = Number(value ?? 0)
  if (!Number.isInteger(shift) || shift < 0 || shift > 50_000) {
    throw new Problem(`PORT_SHIFT is "${value}": set it to a whole number from 0 to 50000, such as 100.`)
  }
  return shift
}

export function readPorts(shift = readShift()): Ports {
  const { emulators }: { emulators: EmulatorsBlock } = JSON.parse(
    readFileSync(join(root, 'firebase.json'), 'utf8'),
  )
  const configured: Partial<Record<Listener, number | undefined>> = {
    ...Object.fromEntries(Object.entries(emulators).map(([name, emulator]) => [name, emulator?.port])),
    firestoreWebsocket: emulators.firestore?.websocketPort,
    ...ownPorts,
  }
  const ports = localListeners.map((name) => {
    const port = configured[name]
    if (port === undefined) throw new Problem(`firebase.json names no port for ${listeners[name]}.`)
    return [name, callable(name, localPort(name, port, shift), shift)]
  })
  return Object.fromEntries(ports) as Ports
}

function callable(name: Listener, port: number, shift: number): number {
  if (name === 'smtp' || !refusedPorts.has(port)) return port
  throw new Problem(
    `PORT_SHIFT=${shift} puts ${listeners[name]} on port ${port}, which browsers refuse to call: ` +
      `choose another, such as ${shift + localListeners.length}.`,
  )
}
