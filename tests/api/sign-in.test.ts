import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { call } from '../support/call.ts'
import { makePerson, newClientHeaders, newEmail, type Person, signInAs } from '../support/people.ts'
import { signInBurst } from '../support/sign-in-burst.ts'
import { countOf, startSignIns, times, wrongly } from '../support/sign-ins.ts'

const { signIn: rules } = limits

const { app, proxy, signIn, auditOf, close } = await startSignIns()
afterAll(close)

const wrong = errors['wrong-credentials']

describe('A right password', () => {
  it.each([{ from: 'many addresses' }, { from: 'one address', clientHeaders: newClientHeaders() }])(
    'gets in twenty times at once from $from',
    { tags: ['slow'] },
    async ({ clientHeaders }) => {
      const teacher = await makePerson(app.firebase, 'faculty')
      const { statuses } = await signInBurst(
        proxy,
        times(20, () => () => signIn(teacher, clientHeaders)),
      )
      expect(countOf(statuses, 200)).toBe(20)
    },
  )

  it('gets in twenty times at once through the suite as well, and from one address', {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const clientHeaders = newClientHeaders()
    const answers = await Promise.all(times(20, () => signInAs(teacher, { clientHeaders })))
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200))
  })

  it('gets in after nine wrong ones, and these are forgotten', { tags: ['slow'] }, async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    for (const _ of times(2, Boolean)) {
      for (const _ of times(rules.failuresBeforeDelay - 1, Boolean)) {
        expect((await signIn(wrongly(teacher))).status).toBe(401)
      }
      const answers = await Promise.all(times(5, () => signIn(teacher)))
      expect(answers.map(({ status }) => status)).toEqual(times(5, () => 200))
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
    const { body } = await signInAs(teacher, { clientHeaders: newClientHeaders() })
    const token = String(body.token)
    expect((await call('GET /auth/checkAuth', { token })).status).toBe(200)
    await (await app.firebase.auth()).updateUser(teacher.uid, { disabled: true })
    const { status, body: refusal } = await call('GET /auth/checkAuth', { token })
    expect([status, refusal.message]).toEqual(errors['session-ended'])
  })
})
