import { type Configuration, configuration } from './configuration.ts'
import { connectFirebase, type Firebase } from './firebase.ts'

/** The dependencies of the functions. Nothing else reaches for Firebase, settings or the time, so tests pass their own. */
export type Deps = { firebase: Firebase; configuration: Configuration; clock: () => Date }

/** The dependencies of the deployed project. Connects to nothing until something is used. */
export const createDeps = (): Deps => ({
  firebase: connectFirebase(),
  configuration,
  clock: () => new Date(),
})
