import { collectionPaths } from '@prangan/contract/paths'
import { type AppWithClock, startApp } from './app-with-clock.ts'
import { type AuthProxy, openAuthProxy } from './auth-proxy.ts'
import type { Answer } from './call.ts'
import { newClientHeaders, type Person, signInAs } from './people.ts'

/** The app with a clock, whose passwords are compared at the end of a line that a test can hold. */
type SignIns = {
  app: AppWithClock
  proxy: AuthProxy
  /** A sign-in to that app, from a network address of its own unless told, and from a browser where one is told. */
  signIn(
    who: Pick<Person, 'uname' | 'psw'>,
    clientHeaders?: Record<string, string>,
    device?: string,
  ): Promise<Answer>
  /** What the audit trail holds of an address. */
  auditOf(subject: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Starts the app, and lets it reach the Auth service by the line alone. */
export async function startSignIns(): Promise<SignIns> {
  const proxy = await openAuthProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
  process.env.FIREBASE_AUTH_EMULATOR_HOST = proxy.host
  const app = await startApp()
  return {
    app,
    proxy,
    signIn: (who, clientHeaders = newClientHeaders(), device = undefined) =>
      signInAs(who, { origin: app.origin, clientHeaders, device }),
    auditOf: async (subject) => {
      const firestore = await app.firebase.firestore()
      const { docs } = await firestore.collection(collectionPaths.audit).where('subject', '==', subject).get()
      return docs.map((entry) => entry.data())
    },
    close: async () => {
      await app.close()
      await proxy.close()
    },
  }
}

/** The same person with another password. */
export const wrongly = <Who extends Pick<Person, 'uname' | 'psw'>>(who: Who): Who => ({
  ...who,
  psw: 'a wrong one',
})

/** As many as that, each made anew. */
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length
