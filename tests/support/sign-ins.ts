import { collectionPaths } from '@prangan/contract/paths'
import { type AppWithClock, startApp } from './app-with-clock.ts'
import { type AuthProxy, openAuthProxy } from './auth-proxy.ts'
import type { Answer } from './call.ts'
import { newClientHeaders, type Person, signInAs } from './people.ts'

/** An app with a clock, and a proxy that can hold its password comparisons. */
type SignIns = {
  app: AppWithClock
  proxy: AuthProxy
  /** Signs in to that app, by default from a new network address and without a device id. */
  signIn(
    who: Pick<Person, 'uname' | 'psw'>,
    clientHeaders?: Record<string, string>,
    device?: string,
  ): Promise<Answer>
  /** The audit entries of an address. */
  auditOf(subject: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Starts the app with the proxy before its Auth service. */
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

/** The same person with a wrong password. */
export const wrongly = <Who extends Pick<Person, 'uname' | 'psw'>>(who: Who): Who => ({
  ...who,
  psw: 'a wrong one',
})

/** An array of that many new values. */
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length
