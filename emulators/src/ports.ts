import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'
import { Problem } from './problem.ts'

/** Who listens, in words for people; the keys are the emulators' names in firebase.json where they have one. */
export const listeners = {
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
} as const

export type Listener = keyof typeof listeners
export type Ports = Readonly<Record<Listener, number>>

const listenerNames = Object.keys(listeners) as Listener[]
const ownPorts: Partial<Record<Listener, number>> = { smtp: 1025, mail: 1080, vite: 5173 }

/** Ports above 1023 that browsers and `fetch` refuse to call, as the Fetch standard lists them. */
const refusedPorts = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
])

type EmulatorsBlock = Record<string, { port?: number; websocketPort?: number } | undefined>

/** How far all ports are moved, so that a second suite can run beside a first: PORT_SHIFT, 0 unless set. */
export function readShift(value = process.env.PORT_SHIFT): number {
  const shift = Number(value ?? 0)
  if (!Number.isInteger(shift) || shift < 0 || shift > 50_000) {
    throw new Problem(`PORT_SHIFT is "${value}": set it to a whole number from 0 to 50000, such as 100.`)
  }
  return shift
}

/** Every port of the suite: those of firebase.json and the suite's own, moved by the shift. */
export function readPorts(shift = readShift()): Ports {
  const config: { emulators: EmulatorsBlock } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const ports = Object.fromEntries(
    listenerNames.map((name) => {
      const configured =
        name === 'firestoreWebsocket'
          ? config.emulators.firestore?.websocketPort
          : config.emulators[name]?.port
      const port = ownPorts[name] ?? configured
      if (port === undefined) throw new Problem(`firebase.json names no port for ${listeners[name]}.`)
      if (name !== 'smtp' && refusedPorts.has(port + shift)) {
        throw new Problem(
          `PORT_SHIFT=${shift} puts ${listeners[name]} on port ${port + shift}, which browsers refuse to call: ` +
            `choose another, such as ${shift + 10}.`,
        )
      }
      return [name, port + shift]
    }),
  )
  return ports as Ports
}
