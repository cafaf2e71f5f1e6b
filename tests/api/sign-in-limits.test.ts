import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { afterAll, describe, expect, it } from 'vitest'
import { keyOf } from '../../functions/src/lib/budgets.ts'
import { makePerson, newClientHeaders, newEmail } from '../support/people.ts'
import { signInBurst } from '../support/sign-in-burst.ts'
import { countOf, startSignIns, times, wrongly } from '../support/sign-ins.ts'

const minute = 60_000
const { signIn: rules } = limits

const { app, proxy, signIn, auditOf, close } = await startSignIns()
afterAll(close)

const wrong = errors['wrong-credentials']
const delayed = errors['sign-in-delayed']

describe('Guessing at an account', () => {
  it('many times at once compares no more than may be under way, and the owner gets in after the delay', {
    tags: ['slow'],
  }, async () => {
    const count = rules.atOnce + 10
    const teacher = await makePerson(app.firebase, 'faculty')
    const clientHeaders = newClientHeaders()
    const { compared, statuses } = await signInBurst(
      proxy,
      times(count, () => () => signIn(wrongly(teacher), clientHeaders)),
    )
    const turnedAway = countOf(statuses, 429)
    expect(compared).toBeGreaterThan(0)
    expect(compared).toBeLessThanOrEqual(rules.atOnce)
    expect([countOf(statuses, 401), turnedAway]).toEqual([compared, count - compared])
    const failed = (await auditOf(teacher.uname)).filter(({ action }) => action === 'sign-in failed')
    expect(failed).toHaveLength(compared)

    const early = await signIn(teacher, clientHeaders)
    expect([early.status, early.body.message]).toEqual(delayed)
    app.pass(Number(early.headers.get('retry-after')) * 1_000)
    expect((await signIn(teacher, clientHeaders)).status).toBe(200)
  })

  it('waits 1, 2, 4, 8, 15 and again 15 minutes after the tenth failure, and not a second less', {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const clientHeaders = newClientHeaders()
    for (const _ of times(rules.failuresBeforeDelay - 1, Boolean))
      await signIn(wrongly(teacher), clientHeaders)
    const waited: number[] = []
    for (const _ of times(6, Boolean)) {
      expect((await signIn(wrongly(teacher), clientHeaders)).status).toBe(401)
      const refused = await signIn(wrongly(teacher), clientHeaders)
      expect([refused.status, refused.body.message]).toEqual(delayed)
      const seconds = Number(refused.headers.get('retry-after'))
      waited.push(seconds / 60)
      app.pass(seconds * 1_000 - 1)
      expect((await signIn(teacher, clientHeaders)).status).toBe(429)
      app.pass(1)
    }
    expect(waited).toEqual([1, 2, 4, 8, 15, 15])
    expect((await signIn(teacher, clientHeaders)).status).toBe(200)
    expect((await signIn(wrongly(teacher), clientHeaders)).status).toBe(401)
    expect((await signIn(teacher, clientHeaders)).status).toBe(200)
  })

  it('is in the audit trail: each failure, each delay once, from where, and no password', {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const clientHeaders = newClientHeaders()
    for (const _ of times(15, Boolean)) await signIn(wrongly(teacher), clientHeaders)
    const entries = await auditOf(teacher.uname)
    expect(entries.filter(({ action }) => action === 'sign-in failed')).toHaveLength(10)
    expect(entries.filter(({ action }) => action === 'sign-in delayed')).toHaveLength(1)
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual(Object.keys(AuditDocumentSchema.shape).sort())
      expect(entry).toMatchObject({ actor: '', actorUid: '', from: clientHeaders['x-forwarded-for'] })
      expect(JSON.stringify(entry)).not.toContain('a wrong one')
    }
  })

  it('by a name that is no address writes that name nowhere: it may be a password in the wrong field', async () => {
    const slip = `My-Secret-${crypto.randomUUID()}`
    const clientHeaders = newClientHeaders()
    const network = clientHeaders['x-forwarded-for']
    expect((await signIn({ uname: slip, psw: slip }, clientHeaders)).status).toBe(401)
    const firestore = await app.firebase.firestore()
    const entries = await firestore
      .collection(collectionPaths.audit)
      .where('from', '==', clientHeaders['x-forwarded-for'])
      .get()
    expect(entries.docs.map((entry) => entry.get('subject'))).toEqual([''])
    const limit = await firestore
      .doc(documentPaths.rateLimit(keyOf('signIn', `${slip.toLowerCase()} ${network}`)))
      .get()
    expect(limit.get('failures')).toBe(1)
    expect(JSON.stringify([entries.docs.map((entry) => entry.data()), limit.data()])).not.toMatch(
      /my-secret/i,
    )
  })

  it('that does not exist is delayed just the same', { tags: ['slow'] }, async () => {
    const nobody = { uid: '', uname: newEmail('nobody'), psw: 'x' }
    const clientHeaders = newClientHeaders()
    for (const _ of times(rules.failuresBeforeDelay, Boolean)) {
      const { status, body } = await signIn(nobody, clientHeaders)
      expect([status, body.message]).toEqual(wrong)
    }
    const { status, headers } = await signIn(
      { ...nobody, uname: ` ${nobody.uname.toUpperCase()}` },
      clientHeaders,
    )
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('leaves everyone else alone', { tags: ['slow'] }, async () => {
    const [victim, other] = await Promise.all(times(2, () => makePerson(app.firebase, 'faculty')))
    if (!victim || !other) throw new Error('Two people are needed')
    const clientHeaders = newClientHeaders()
    for (const _ of times(12, Boolean)) await signIn(wrongly(victim), clientHeaders)
    expect((await signIn(victim, clientHeaders)).status).toBe(429)
    expect((await signIn(other, clientHeaders)).status).toBe(200)
  })
})

describe('Guessing from one network address', () => {
  it('ends after fifty failures in a quarter of an hour, over all accounts, also when they come at once', {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const clientHeaders = newClientHeaders()
    const { compared } = await signInBurst(
      proxy,
      times(80, () => () => signIn({ uname: newEmail('guessed'), psw: 'a guess' }, clientHeaders)),
    )
    expect(compared).toBeLessThanOrEqual(rules.failuresPerAddress)

    for (const _ of times(rules.failuresPerAddress - compared, Boolean)) {
      expect((await signIn({ uname: newEmail('guessed'), psw: 'a guess' }, clientHeaders)).status).toBe(401)
    }
    const refused = await signIn(teacher, clientHeaders)
    expect([refused.status, refused.body.message]).toEqual(delayed)
    expect(Number(refused.headers.get('retry-after'))).toBe(rules.perAddressWithin / 1_000)
    expect((await signIn(teacher)).status, 'from another address').toBe(200)

    app.pass(rules.perAddressWithin - 1)
    expect((await signIn(teacher, clientHeaders)).status).toBe(429)
    app.pass(1)
    expect((await signIn(teacher, clientHeaders)).status).toBe(200)
  })

  it('is not hidden by addresses that the caller makes up', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const own = newClientHeaders()['x-forwarded-for']
    const clientHeaders = () => ({ 'x-forwarded-for': `${newClientHeaders()['x-forwarded-for']}, ${own}` })
    await signIn(wrongly(teacher), clientHeaders())
    await signIn(wrongly(teacher), clientHeaders())
    const firestore = await app.firebase.firestore()
    const limit = await firestore.doc(documentPaths.rateLimit(keyOf('signInFrom', own ?? ''))).get()
    expect(limit.get('failures')).toHaveLength(2)
  })
})

describe('A limit', () => {
  it('frees the places of sign-ins that were killed half-way', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const firestore = await app.firebase.firestore()
    const clientHeaders = newClientHeaders()
    const source = `${teacher.uname} ${clientHeaders['x-forwarded-for']}`
    const limit = firestore.doc(documentPaths.rateLimit(keyOf('signIn', source)))
    const lost = times(rules.atOnce, (index) => ({ id: `lost-${index}`, at: app.now().getTime() }))
    await limit.set({ underWay: lost })
    const crowded = await signIn(teacher, clientHeaders)
    expect([crowded.status, crowded.headers.get('retry-after')]).toEqual([429, '1'])
    app.pass(minute / 2)
    expect((await signIn(teacher, clientHeaders)).status).toBe(200)
    expect((await limit.get()).get('underWay')).toEqual([])
  })

  it('names the moment from which it may be deleted', async () => {
    const teacher = await makePerson(app.firebase, 'faculty')
    const clientHeaders = newClientHeaders()
    await signIn(wrongly(teacher), clientHeaders)
    const firestore = await app.firebase.firestore()
    const network = clientHeaders['x-forwarded-for'] ?? ''
    const today = app.now().toISOString().slice(0, 10)
    const keys = [
      keyOf('signIn', `${teacher.uname} ${network}`),
      keyOf('signInFrom', network),
      keyOf('strangers', `${teacher.uname} ${today}`),
    ]
    for (const key of keys) {
      const limit = await firestore.doc(documentPaths.rateLimit(key)).get()
      expect(limit.get('expiresAt').toMillis()).toBeGreaterThan(app.now().getTime())
      expect(JSON.stringify(limit.data())).not.toContain(teacher.uname)
    }
  })
})
