import { type Configuration, configuration } from './configuration.ts'
import { connectFirebase, type Firebase } from './firebase.ts'

/** Firebase, settings and time are accessed only through these, so tests can replace them. */
export type Deps = { firebase: Firebase; configuration: Configuration; clock: () => Date }

export const createDeps = (): Deps => ({
  firebase: connectFirebase(),
  configuration,
  clock: () => new Date(),
})
