/** The listeners of the local suite, in the order of a shifted suite's ports. */
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

/** Above every port of an unshifted suite. */
const firstShifted = 10_000

/** The ports of an unshifted suite that firebase.json does not name: Vite's own, and the mailbox's. */
export const ownPorts = { smtp: 1025, mail: 1080, vite: 5173 } as const

/**
 * The port of a listener. An unshifted suite uses the configured ports. Those are too close together to be shifted by a
 * constant (Auth's 9099 and Storage's 9199), so a suite with a PORT_SHIFT uses consecutive ports, from 10000 +
 * PORT_SHIFT on.
 */
export function localPort(listener: LocalListener, configured: number, shift: number): number {
  return shift === 0 ? configured : firstShifted + shift + localListeners.indexOf(listener)
}

/** The PORT_SHIFT of the suite in which this listener has this port. */
export function localShift(listener: LocalListener, configured: number, port: number): number {
  return port === configured ? 0 : port - localPort(listener, configured, 1) + 1
}
