import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { PersonItem } from '@prangan/contract/schemas/people'
import { beforeAll, beforeEach } from 'vitest'
import { call, json } from '../support/call.ts'
import { makePerson, newClientHeaders, type Person, signInAs } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

/** Runs an own app with triggers, an admin, and a new teacher for each test. */
export function usePeopleDesk() {
  const app = useOwnApp()
  useTriggers(app)
  let admin: Admin
  let teacher: Teacher
  beforeAll(async () => {
    admin = await makeAdmin()
  })
  beforeEach(async () => {
    teacher = await makeTeacher(app)
  })

  async function makeAdmin(): Promise<Admin> {
    const person = await makePerson(app, 'admin')
    return { ...person, token: await tokenOf(person) }
  }
  const people = async () =>
    (await call('GET /admin/people', { token: admin.token })).body.people as PersonItem[]

  return {
    app,
    get admin() {
      return admin
    },
    get teacher() {
      return teacher
    },
    makeAdmin,
    people,
    personOf: async ({ uid }: Who) => (await people()).find((each) => each.uid === uid),
    staffOf: async ({ uid }: Who) =>
      (await (await app.firestore()).doc(documentPaths.staff(uid)).get()).data(),
    async auditOf({ uname }: Person) {
      const entries = (await app.firestore()).collection(collectionPaths.audit).where('subject', '==', uname)
      return (await entries.get()).docs.map((entry) => entry.data())
    },
    grant: (who: Who, grants: readonly string[], version: number, token = admin.token) =>
      call(`PUT /admin/people/${who.uid}/abilities`, { token, ...json({ grants, version }) }),
    disable: (who: Who, token = admin.token) => call(`PUT /admin/people/${who.uid}/disable`, { token }),
    enable: (who: Who, token = admin.token) => call(`PUT /admin/people/${who.uid}/enable`, { token }),
    sendReset: (who: Who, token = admin.token) =>
      call(`POST /admin/people/${who.uid}/password_reset`, { token }),
    async signIn(who: Pick<Person, 'uname' | 'psw'>) {
      const { status, body } = await signInAs(who, { clientHeaders: newClientHeaders() })
      return [status, body.message]
    },
    /** Lists a collection over Firestore's REST API with a token; returns the HTTP status. */
    async listStatus(path: string, token: string): Promise<number> {
      const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${app.projectId}/databases/(default)/documents/${path}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await response.body?.cancel()
      return response.status
    },
  }
}

type Admin = Person & { token: string }
type Who = Pick<Person, 'uid'>

export const sessionOf = async (token: string) => {
  const { status, body } = await call('GET /auth/checkAuth', { token })
  return [status, body.type ?? body.message]
}
