import { fieldTexts } from '@prangan/contract/field-messages'
import { collectionPaths } from '@prangan/contract/paths'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { AdmissionSessionDocumentSchema } from '../../contract/schemas/admission-sessions.ts'
import { publicSessions } from '../../functions/sessions/public-admissions.ts'
import { readVisibleSessions } from '../../functions/sessions/session-store.ts'
import { addSession, newSession, storeApplication } from '../support/admissions.ts'

const app = useOwnApp()
let admin: string
beforeAll(async () => {
  admin = await signIn('admin')
})

const add = (session: object, token = admin) =>
  call('POST /api/admissions/sessions', { token, ...json(session) })
const update = (id: string, version: number, session: object, token = admin) =>
  call(`PUT /api/admissions/sessions/${id}`, { token, ...json({ version, session }) })
const stored = async (id: string) => {
  const document = (await app.firestore()).doc(admissionPaths.session(id))
  return AdmissionSessionDocumentSchema.parse((await document.get()).data())
}

/** Returns the session as a state with other reserved categories has it. */
function withCategories<Session extends ReturnType<typeof newSession>>(
  session: Session,
  categories: string[],
) {
  const forEach = <Value>(value: Value) => Object.fromEntries(categories.map((key) => [key, value]))
  const programmes = session.programmes.map((programme) => ({
    ...programme,
    seats: { ...programme.seats, vertical: forEach(5), conversion: forEach(['open']) },
    merit: { ...programme.merit, minimum: { general: 4_500, ...forEach(4_000) } },
  }))
  return { ...session, reservedCategories: categories, programmes }
}

describe('The office', () => {
  it('opens a session with its programmes, to the minute', async () => {
    const session = newSession(app.now())
    const { status, body } = await add(session)
    expect([status, body]).toEqual([201, { message: 'Session added successfully!', id: session.name }])
    const { programmes, scheme } = { ...(await stored(session.name)), scheme: session.programmes[0]?.scheme }
    expect(programmes[0]?.closesAt.toISOString()).toBe(session.programmes[0]?.closesAt)
    expect(programmes[0]?.scheme).toEqual(scheme)
  })

  it('announces the days of the lists, each after the one before and with time to answer', async () => {
    const rounds = [
      { listOn: '2026-07-05', offersUntil: '2026-07-10' },
      { listOn: '2026-07-12', offersUntil: '2026-07-17' },
    ]
    const session = newSession(app.now(), { rounds, holidays: ['2026-07-16'] })
    expect((await add(session)).status).toBe(201)
    const { value } = publicSessions(await readVisibleSessions(await app.firestore()), app.now())
    expect(value.find(({ id }) => id === session.name)?.rounds).toEqual(rounds)
    const wrong = { ...newSession(app.now()), rounds: rounds.toReversed() }
    expect((await add(wrong)).body.errors).toEqual({ rounds: fieldTexts.roundTooEarly })
    const [first] = rounds
    const short = { ...newSession(app.now()), rounds: [{ ...first, offersUntil: '2026-07-05' }] }
    expect((await add(short)).body.errors).toEqual({ rounds: fieldTexts.endBeforeStart })
  })

  it('cannot open two sessions of one name, also not in two tabs at the same moment', {
    tags: ['slow'],
  }, async () => {
    const session = newSession(app.now())
    const answers = await Promise.all([add(session), add(session)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await add(session)).body.message).toBe(
      'A session with this name already exists. Choose another name.',
    )
  })

  it('changes a session, but not what somebody else has changed meanwhile', async () => {
    const session = newSession(app.now())
    await add(session)
    const changed = { ...session, lastDate: '2026-09-15' }
    expect((await update(session.name, 1, changed)).body.version).toBe(2)
    expect((await stored(session.name)).lastDate).toBe('2026-09-15')
    const late = await update(session.name, 1, session)
    expect([late.status, (await stored(session.name)).lastDate]).toEqual([409, '2026-09-15'])
  })

  it('tells colleagues who changed a session, and nobody else', async () => {
    const session = newSession(app.now())
    await add(session)
    await update(session.name, 1, session)
    const { changedBy } = await stored(session.name)
    expect([changedBy?.uid, changedBy?.name]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ])
    const { value } = publicSessions(await readVisibleSessions(await app.firestore()), app.now())
    expect(JSON.stringify(value)).toContain(session.name)
    expect(JSON.stringify(value)).not.toContain('changedBy')
  })

  it('leaves in the activity which fee it changed, from what to what', async () => {
    const session = newSession(app.now())
    await add(session)
    const programmes = session.programmes.map((programme) => ({
      ...programme,
      fee: { ...programme.fee, amount: programme.fee.amount + 500, heads: [] },
    }))
    expect((await update(session.name, 1, { ...session, programmes })).status).toBe(200)
    const { docs } = await (await app.firestore())
      .collection(collectionPaths.audit)
      .where('subject', '==', admissionPaths.session(session.name))
      .get()
    const details = docs.map((entry) => String(entry.get('detail'))).filter(Boolean)
    const changes = session.programmes.map(
      ({ course, fee: { amount } }) => `${course}: fee ₹${amount} → ₹${amount + 500}`,
    )
    expect(details).toEqual([changes.join('; ')])
  })

  it('cannot store a pattern that may be tried for ever on what applicants type', async () => {
    const session = newSession(app.now())
    const registration = { label: { en: 'Registration number' }, pattern: '(\\d+)+' }
    const answer = await add({ ...session, registration })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['registration']])
    expect((await add({ ...session, registration: { ...registration, pattern: 'R\\d{4}' } })).status).toBe(
      201,
    )
  })

  it('keeps a course that the college no longer has, but cannot open a session for one it never had', async () => {
    const session = newSession(app.now())
    const closedCourse = {
      ...session,
      programmes: session.programmes.map((each) => ({ ...each, course: 'Bachelor of Law' })),
    }
    const refused = await add(closedCourse)
    expect([refused.status, Object.keys(refused.body.errors ?? {})[0]]).toEqual([400, 'programmes.0.course'])
    await add(session)
    const document = (await app.firestore()).doc(admissionPaths.session(session.name))
    const programmes = (await stored(session.name)).programmes
    await document.update({ programmes: programmes.map((each) => ({ ...each, course: 'Bachelor of Law' })) })
    const answer = await update(session.name, 1, { ...closedCourse, lastDate: '2026-09-15' })
    expect([answer.status, (await stored(session.name)).programmes[0]?.course]).toEqual([
      200,
      'Bachelor of Law',
    ])
  })

  it('cannot rename a session, whose name is its id, and gets a 404 for one that is not there', async () => {
    const session = newSession(app.now())
    await add(session)
    const renamed = await update(session.name, 1, { ...session, name: '9998-99' })
    expect([renamed.status, renamed.body.errors]).toEqual([
      400,
      { name: 'You can’t change the name of a session.' },
    ])
    expect((await update('9997-98', 1, { ...session, name: '9997-98' })).status).toBe(404)
  })

  it('keeps the categories of a session when the profile of the state changes', async () => {
    const today = newSession(app.now())
    const categories = ['sc', 'hill-tribe', 'river-tribe']
    const opened = withCategories(today, categories)
    await add(opened)
    expect((await update(today.name, 1, today)).status).toBe(409)
    expect((await stored(today.name)).reservedCategories).toEqual(categories)
    expect((await update(today.name, 1, { ...opened, lastDate: '2026-09-15' })).status).toBe(200)
    const { lastDate, reservedCategories, programmes } = await stored(today.name)
    expect([lastDate, reservedCategories]).toEqual(['2026-09-15', categories])
    expect(programmes[0]?.seats.vertical).toEqual({ sc: 5, 'hill-tribe': 5, 'river-tribe': 5 })
  })

  it('cannot leave a category without a share', async () => {
    const session = withCategories(newSession(app.now()), ['sc', 'hill-tribe'])
    const programmes = session.programmes.map((programme) => ({
      ...programme,
      seats: { ...programme.seats, vertical: { sc: 5 } },
    }))
    const { status, body } = await add({ ...session, programmes })
    expect([status, body.errors]).toEqual([400, { programmes: fieldTexts.badPercent }])
    expect((await add(session)).status).toBe(201)
  })

  it('cannot take away a programme, a claim or a document that an application uses', async () => {
    const session = newSession(app.now())
    const [programme] = session.programmes
    if (!programme) throw new Error('The session has no programme')
    await add({ ...session, programmes: [programme, { ...programme, key: 'ba-evening' }] })
    const firestore = await app.firestore()
    const { details } = await storeApplication(firestore, session.name, app.now())
    await storeApplication(firestore, session.name, app.now(), {
      ...(details && { details: { ...details, claims: ['ncc-b'] } }),
      documents: {
        photo: { name: 'a.webp', file: 'a.webp', size: 1, contentType: 'image/webp', at: app.now() },
      },
    })
    const without = {
      ...session,
      programmes: [{ ...programme, key: 'ba-evening' }],
      claims: [],
      documents: [],
    }
    const { status, body } = await update(session.name, 1, without)
    expect([status, body.message]).toEqual([409, 'You can’t remove this, because applications use it.'])
    expect(Object.keys(body.errors as object).sort()).toEqual(['claims', 'documents', 'programmes'])
    expect((await update(session.name, 1, session)).status).toBe(200)
  })

  it('is told what does not fit together', async () => {
    const session = newSession(app.now())
    const [programme] = session.programmes
    const twice = [{ ...programme, closesAt: '2020-01-01T00:00Z' }, programme]
    const wrong = { ...session, name: '2026', programmes: twice }
    expect([(await add(wrong)).body.errors, (await add({ ...session, programmes: [] })).body.errors]).toEqual(
      [
        {
          name: 'Please write the name like this: 2026-27.',
          programmes: 'Two entries have this key. Please change one.',
        },
        { programmes: 'Please add at least one programme.' },
      ],
    )
  })
})

describe('The site', () => {
  it('shows a visible session, and when each programme opens and closes', async () => {
    const [shown, hidden] = [
      await addSession(admin, app.now()),
      await addSession(admin, app.now(), { isVisible: false }),
    ]
    const visible = await readVisibleSessions(await app.firestore())
    const closesAt = new Date(app.now().getTime() + 30 * 24 * 60 * 60_000)
    const at = (now: Date) => {
      const { value } = publicSessions(visible, now)
      return value.find(({ id }) => id === shown)?.programmes[0]?.standing
    }
    const { value } = publicSessions(visible, app.now())
    expect(value.map(({ id }) => id)).not.toContain(hidden)
    expect(at(app.now())).toBe('open')
    expect(at(new Date(closesAt.getTime() - 1))).toBe('open')
    expect(at(closesAt)).toBe('closed')
    expect(at(new Date(0))).toBe('before')
  })
})

describe('Anybody but the office', () => {
  it('can neither open nor change a session', async () => {
    const session = newSession(app.now())
    await add(session)
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) {
      expect((await add(newSession(app.now()), token)).status).toBe(403)
      expect((await update(session.name, 1, session, token)).status).toBe(403)
    }
    expect((await add(newSession(app.now()), 'null')).status).toBe(401)
    expect((await stored(session.name)).version).toBe(1)
  })
})
