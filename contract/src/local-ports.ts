export const localListeners = [
  'hosting',
  'functions',
  'firestore',
  'firestoreWebsocket',
  'auth',
  'storage',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'ui',
  'smtp',
  'mail',
  'vite',
] as const

export type LocalListener = (typeof localListeners)[number]

const firstShifted = 10_000

/** Ports that firebase.json does not name. */
export const ownPorts = { smtp: 1025, mail: 1080, vite: 5173 } as const

/**
 * Returns the port of a listener. The configured ports are too close together for a constant shift (9099 and 9199), so a suite
 * with a PORT_SHIFT uses consecutive ports from 10000 + PORT_SHIFT.
 */
export function localPort(listener: LocalListener, configured: number, shift: number): number {
  return shift === 0 ? configured : firstShifted + shift + localListeners.indexOf(listener)
}

export function localShift(listener: LocalListener, configured: number, port: number): number {
  return port === configured ? 0 : port - localPort(listener, configured, 1) + 1
}
