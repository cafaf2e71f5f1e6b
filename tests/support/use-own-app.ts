import { afterAll, beforeAll } from 'vitest'
import type { Firebase } from '../../functions/src/firebase.ts'
import { startApp } from './app-with-clock.ts'
import { callAt } from './call.ts'
import { connectOwnDatabase } from './own-database.ts'

/**
 * For the test files of one or a few calls: the real app in this process, with the suite's Auth and Storage and an empty
 * Firestore of the file's own. All its calls go there from then on. Hosting, the Functions emulator and the triggers are
 * not in between: `hosting.test.ts` and `mail.test.ts` are about those.
 */
export function useOwnApp(): Firebase {
  const firebase = connectOwnDatabase()
  let close: () => Promise<void> = async () => {}
  beforeAll(async () => {
    const app = await startApp(firebase)
    close = app.close
    callAt(app.origin)
  })
  afterAll(() => close())
  return firebase
}
