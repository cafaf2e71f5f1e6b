import { connectFirebase } from '../firebase.ts'
import { createApp } from './app.ts'
import { configuration } from './configuration.ts'
import { keepBodiesRaw } from './declared-content.ts'

keepBodiesRaw()

/** The Express app behind every documented call, on the running project's Firebase. */
export const api = createApp(
  { firebase: connectFirebase(), clock: () => new Date() },
  configuration.corsOrigins(),
)
