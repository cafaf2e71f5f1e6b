import { readFileSync } from 'node:fs'
import { localPort } from '@prangan/contract/local-ports'
import { end } from './end.ts'

export async function useLocalSuite(): Promise<void> {
  const shift = Number(process.env.PORT_SHIFT ?? 0)
  const { emulators } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'))
  const host = (name: 'auth' | 'firestore' | 'storage') =>
    `127.0.0.1:${localPort(name, emulators[name].port, shift)}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host('auth')
  process.env.FIRESTORE_EMULATOR_HOST = host('firestore')
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = host('storage')
  process.env.STORAGE_EMULATOR_HOST = `http://${host('storage')}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  for (const address of [host('auth'), host('firestore')]) {
    const answers = await fetch(`http://${address}/`).catch(() => undefined)
    if (answers) continue
    end(
      `No suite answers at ${address}. Start it with npm start (and the same PORT_SHIFT), ` +
        'or name a real project with --project.',
      1,
    )
  }
}

/** Removes the emulators' variables, which would redirect the Admin SDK from the real project. */
export function useProject(): void {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST
  delete process.env.FIRESTORE_EMULATOR_HOST
  delete process.env.FIREBASE_STORAGE_EMULATOR_HOST
  delete process.env.STORAGE_EMULATOR_HOST
  delete process.env.FIREBASE_CONFIG
}
