import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collections } from '@prangan/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allAtOnce } from '../support/all-at-once.ts'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { type AuthLine, openAuthLine } from '../support/auth-line.ts'
import { call } from '../support/call.ts'
import { makePerson, newEmail, newPlace, type Person, signInAs } from '../support/people.ts'

const { signIn: rules } = limits

let line: AuthLine
let app: AppWithClock
beforeAll(async () => {
  line = await openAuthLine(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
  process.env.FIREBASE_AUTH_EMULATOR_HOST = line.host
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  await line.close()
})

/** A sign-in to the app with the clock, from a network address of its own unless told. */
const signIn = (who: Pick<Person, 'uname' | 'psw'>, place = newPlace()) =>
  signInAs(who, { origin: app.origin, place })
const wrongly = (who: Person) => ({ ...who, psw: 'a wrong one' })
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))
const wrong = errors['wrong-credentials']

const auditOf = async (subject: string) => {
  const firestore = await app.firebase.firestore()
  const { docs } = await firestore.collection(collections.audit).where('subject', '==', subject).get()
  return docs.map((entry) => entry.data())
}
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

describe('A right password', () => {
  it('gets in twenty times at once', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const { compared, statuses } = await allAtOnce(
      line,
      times(20, () => () => signIn(teacher)),
    )
    console.log(`  20 right sign-ins at once: ${compared} compared, ${countOf(statuses, 200)} succeed`)
    expect(countOf(statuses, 200)).toBe(20)
  })

  it('gets in twenty times at once through the suite as well, and from one address', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const place = newPlace()
    const answers = await Promise.all(times(20, () => signInAs(teacher, { place })))
    const statuses = answers.map(({ status }) => status)
    console.log(`  20 right sign-ins at once through the suite: ${countOf(statuses, 200)} succeed`)
    expect(countOf(statuses, 200)).toBe(20)
  })

  it('gets in after nine wrong ones, and these are forgotten', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    for (let round = 0; round < 2; round += 1) {
      for (const _ of times(rules.failuresBeforeDelay - 1, Boolean)) {
        expect((await signIn(wrongly(teacher))).status).toBe(401)
      }
      const answers = await Promise.all(times(20, () => signIn(teacher)))
      expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200))
    }
  })

  it('gets in however its letters were composed', async () => {
    const auth = await app.firebase.auth()
    const teacher = { uname: newEmail(), psw: 'Café ﬁve Å प्रांगण' }
    const { uid } = await auth.createUser({ email: teacher.uname, password: teacher.psw.normalize('NFKC') })
    await auth.setCustomUserClaims(uid, { role: 'faculty' })
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
      const { status } = await signIn({ ...teacher, psw: teacher.psw.normalize(form) })
      expect([form, status]).toEqual([form, 200])
    }
  })

  it.each([
    ['without a role', async ({ uid }: Person) => (await app.firebase.auth()).setCustomUserClaims(uid, null)],
    [
      'that is disabled',
      async ({ uid }: Person) => (await app.firebase.auth()).updateUser(uid, { disabled: true }),
    ],
    ['that is gone', async ({ uid }: Person) => (await app.firebase.auth()).deleteUser(uid)],
  ])('of an account %s is answered exactly as a wrong one', async (_name, change) => {
    const [teacher, other] = await Promise.all(times(2, () => makePerson(app.firebase, 'faculty')))
    if (!teacher || !other) throw new Error('Two people are needed')
    await change(teacher)
    const [refused, mistaken] = await Promise.all([signIn(teacher), signIn(wrongly(other))])
    expect([refused.status, refused.body]).toEqual([mistaken.status, mistaken.body])
    expect([refused.status, refused.body.message]).toEqual(wrong)
    expect((await auditOf(teacher.uname)).map(({ action }) => action)).toEqual(['sign-in failed'])
  })
})

describe('A session', () => {
  it('shuts at the next call when the account is disabled', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const { body } = await signInAs(teacher, { place: newPlace() })
    const token = String(body.token)
    expect((await call('GET /auth/checkAuth', { token })).status).toBe(200)
    await (await app.firebase.auth()).updateUser(teacher.uid, { disabled: true })
    const { status, body: refusal } = await call('GET /auth/checkAuth', { token })
    expect([status, refusal.message]).toEqual(errors['session-ended'])
  })
})
