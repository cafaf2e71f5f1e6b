import { collectionPaths } from '@prangan/contract/paths'
import { type AppWithClock, startApp } from './app-with-clock.ts'
import { type AuthProxy, openAuthProxy } from './auth-proxy.ts'
import type { Answer } from './call.ts'
import { newClientHeaders, type Person, signInAs } from './people.ts'

type SignIns = {
  app: AppWithClock
  proxy: AuthProxy
  signIn(
    who: Pick<Person, 'uname' | 'psw'>,
    clientHeaders?: Record<string, string>,
    device?: string,
  ): Promise<Answer>
  auditOf(subject: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

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

export const wrongly = <Who extends Pick<Person, 'uname' | 'psw'>>(who: Who): Who => ({
  ...who,
  psw: 'a wrong one',
})

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length
