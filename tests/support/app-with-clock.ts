import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../../functions/src/http/app.ts'
import { configuration } from '../../functions/src/lib/configuration.ts'
import type { Deps } from '../../functions/src/lib/deps.ts'
import { connectFirebase, type Firebase } from '../../functions/src/lib/firebase.ts'

/** The real app in this process, with the suite's emulators and a clock that the test sets. */
export type AppWithClock = {
  origin: string
  firebase: Firebase
  deps: Deps
  now(): Date
  pass(milliseconds: number): void
  close(): Promise<void>
}

/**
 * Starts the app. `origins` are other sites that may call it; the emulator allows all.
 */
export async function startApp(
  firebase: Firebase = connectFirebase(),
  origins: readonly string[] = [],
): Promise<AppWithClock> {
  process.loadEnvFile(new URL('../../functions/.env.demo-prangan', import.meta.url))
  let time = Date.now()
  const now = () => new Date(time)
  const deps: Deps = {
    firebase,
    configuration: { ...configuration, corsOrigins: () => [...origins] },
    clock: now,
  }
  // Keeps connections open while a test works for seconds between two calls.
  const server = createServer({ keepAliveTimeout: 60_000 }, createApp(deps)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    firebase,
    deps,
    now,
    pass: (milliseconds) => {
      time += milliseconds
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
