import { configuration } from '../lib/configuration.ts'
import { connectFirebase } from '../lib/firebase.ts'
import { createApp } from './app.ts'
import { keepBodiesRaw } from './declared-content.ts'

keepBodiesRaw()

/** The Express app behind every documented call, on the running project's Firebase. */
export const api = createApp(
  { firebase: connectFirebase(), clock: () => new Date() },
  configuration.corsOrigins(),
)
