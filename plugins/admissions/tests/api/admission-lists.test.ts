import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Loaded } from '@prangan/contract/site-data'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { createSiteData } from '@prangan/functions/pages/site-data'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataFiles } from '../../contract/data-files.ts'
import { admissionPaths } from '../../contract/paths.ts'
import type { PublicList, PublicListHead } from '../../contract/schemas/admission-lists.ts'
import {
  AdmissionListDocumentSchema,
  type MeritListRow,
  type Unusual,
} from '../../contract/schemas/admission-lists.ts'
import {
  addSession,
  asSeen,
  detailsAt,
  education,
  programmesOf,
  verifiedWith,
} from '../support/admissions.ts'
import { killedAt } from '../support/count-firestore.ts'

const app = useOwnApp()
let admin: string
let firestore: Firestore
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
})

type Listed = { number: number; basis: string; rows: MeritListRow[]; unusual: Unusual[] }

const preview = async (session: string, token = admin) =>
  call('POST /api/admissions/lists/preview', { token, ...json({ session, programme: 'ba' }) })
const previewed = async (session: string) => (await preview(session)).body as unknown as Listed
const publish = (session: string, list: Listed, token = admin, more: object = {}) =>
  call('POST /api/admissions/lists', {
    token,
    ...json({ ...asSeen({ session, programme: 'ba' }, list), ...more }),
  })
const withdraw = (id: string, token = admin) =>
  call(`POST /api/admissions/lists/${id}/withdraw`, { token, ...json({ reason: 'Read wrongly.' }) })
const traceOf = async (id: string, application: string, token = admin) =>
  call(`GET /api/admissions/lists/${id}/traces/${application}`, { token })
const stored = async (id: string) =>
  AdmissionListDocumentSchema.parse((await firestore.doc(admissionPaths.list(id)).get()).data())

const siteDataAt = (now: Date) =>
  createSiteData({ firebase: app, clock: () => now }, { pages: [], settings: [] })('en')
async function ready<Value>(loading: Promise<Loaded<Value>>): Promise<Value> {
  const loaded = await loading
  if (loaded.status !== 'ready') throw new Error('It could not be read.')
  return loaded.value
}
const publicLists = (now: Date) => ready(siteDataAt(now).file<PublicListHead[]>(dataFiles.lists))
const publicList = (id: string, now = app.now()) =>
  ready(siteDataAt(now).file<PublicList | null>(dataFiles.list(id)))

async function sessionWith(seats: number, marks: readonly number[]) {
  const session = await addSession(admin, app.now(), { programmes: programmesOf(app.now(), seats) })
  const applications = await Promise.all(marks.map((xii) => verifiedWith(firestore, session, app.now(), xii)))
  return { session, applications, ids: applications.map(({ id }) => id) }
}

describe('A preview', () => {
  it('ranks the verified by merit and publishes nothing', async () => {
    const { session, ids } = await sessionWith(2, [300, 450, 350])
    await verifiedWith(firestore, session, app.now(), 500, { status: 'resubmitted' })
    const { number, rows } = await previewed(session)
    expect(number).toBe(1)
    expect(rows.map(({ id, rank, under, waiting }) => [id, rank, under, waiting])).toEqual([
      [ids[1], 1, 'open', 0],
      [ids[2], 2, 'open', 0],
      [ids[0], 3, '', 1],
    ])
    expect(rows[0]?.lastFour).toBe(ids[1]?.slice(-4))
    expect((await publicLists(app.now())).map(({ sessionName }) => sessionName)).not.toContain(session)
  })

  it('counts only what was verified: a refused claim gives nothing, a refused category is general', async () => {
    const programmes = programmesOf(app.now(), 4, { sc: 0, st: 0, obc: 25, ews: 0 })
    const session = await addSession(admin, app.now(), { programmes })
    const checked = (result: 'right' | 'refused') => ({ result, by: 'office', at: app.now() })
    const details = detailsAt(app.now(), { education: education(400, 350), claims: ['ncc-b'] })
    const [granted, refused] = await Promise.all(
      (['right', 'refused'] as const).map((result) =>
        verifiedWith(firestore, session, app.now(), 0, {
          details,
          category: 'obc',
          checks: { 'claim:ncc-b': checked(result), category: checked(result) },
        }),
      ),
    )
    const { rows } = await previewed(session)
    expect(rows.map(({ id, category, index }) => [id, category, index])).toEqual([
      [granted?.id, 'obc', 7700],
      [refused?.id, 'general', 7400],
    ])
  })

  it('of a programme that is not there is refused', async () => {
    expect((await preview('9998-99')).status).toBe(404)
  })
})

async function race(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { session } = await sessionWith(1, [450, 350])
    const list = await previewed(session)
    const answers = await Promise.all([publish(session, list), publish(session, list)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { docs } = await firestore
      .collection(collectionPaths.admissionLists)
      .where('session', '==', session)
      .get()
    expect(docs.map((one) => one.get('status'))).toEqual(['published'])
  }
}

describe('What is unusual about a list', () => {
  /** A session with closed programmes, whose lists convert from this one on. */
  async function closed(seats: number, convertsFrom = 1, vertical = {}) {
    const over = new Date(app.now().getTime() - 1_000).toISOString()
    const programmes = programmesOf(app.now(), seats, vertical).map((programme) => {
      const { closesAt: _, ...rest } = programme
      const conversion = { ...rest.seats.conversion, sc: ['open'] }
      return { ...rest, closesAt: over, convertsFrom, seats: { ...rest.seats, conversion } }
    })
    return addSession(admin, app.now(), { programmes })
  }
  const verified = (session: string, xii: number, more = {}) =>
    verifiedWith(firestore, session, app.now(), xii, more)

  it('is nothing once everything is checked and the programme is closed', async () => {
    const session = await closed(1)
    await verified(session, 450)
    const list = await previewed(session)
    expect(list.unusual).toEqual([])
    expect((await publish(session, list, admin, { seen: [], remark: '' })).status).toBe(201)
  })

  it('has to be looked at, and be explained where somebody is left out, before it is published', async () => {
    const session = await addSession(admin, app.now(), { programmes: programmesOf(app.now(), 1) })
    await Promise.all([
      verified(session, 450),
      ...(['new', 'in review', 'queried', 'resubmitted'] as const).map((status) =>
        verified(session, 400, { status }),
      ),
      verified(session, 400, { status: 'rejected' }),
    ])
    const unsent = await verified(session, 400, { status: 'new' })
    await firestore.doc(documentPaths.admission(unsent.id)).update({ details: FieldValue.delete() })
    const list = await previewed(session)
    expect(list.unusual).toEqual([
      { point: 'unchecked', count: 4 },
      { point: 'open', count: 1 },
    ])
    const unseen = await publish(session, list, admin, { seen: ['open'] })
    expect([unseen.status, unseen.body.message]).toEqual([409, errors['list-unseen'][1]])
    const unexplained = await publish(session, list, admin, { remark: ' ' })
    expect([unexplained.status, unexplained.body.errors]).toEqual([400, { remark: 'Reason is required.' }])
    const { body } = await publish(session, list, admin, { remark: 'The university wants it today.' })
    expect(await stored(String(body.id))).toMatchObject({
      unusual: list.unusual,
      remark: 'The university wants it today.',
    })
    expect(JSON.stringify(await publicList(String(body.id)))).not.toContain('wants it today')
  })

  it('names who has no rank, equal people, and seats that other offers hold', async () => {
    const session = await closed(1)
    const twins = { name: 'Kiran Rao', dob: '2005-01-01' }
    const awaited = detailsAt(app.now(), {
      education: { ...education(400, 400), xii: { ...education(400, 400).xii, isAwaited: true } },
    })
    const [first] = await Promise.all([verified(session, 450)])
    const { body } = await publish(session, await previewed(session))
    const time = { payFrom: '2099-07-20T10:00+05:30', payTo: '2099-07-24T17:00+05:30' }
    await call(`POST /api/admissions/lists/${body.id}/offers`, { token: admin, ...json(time) })
    await Promise.all([
      verified(session, 400, twins),
      verified(session, 400, twins),
      verified(session, 400, { details: awaited }),
    ])
    expect((await previewed(session)).unusual).toEqual([
      { point: 'unranked', count: 1 },
      { point: 'offered', count: 1 },
      { point: 'ties', count: 1 },
    ])
    expect(first?.status).toBe('verified')
  })

  it('names equal indices that the rule decided, and a percentage that the marks contradict', async () => {
    const session = await closed(3)
    await Promise.all([
      verified(session, 450, { dob: '2004-01-01', qualification: 'Class 12, 90 %' }),
      verified(session, 450, { dob: '2005-01-01' }),
      verified(session, 350, { qualification: 'Class 12, 96.4 %' }),
    ])
    const list = await previewed(session)
    expect(list.unusual).toEqual([
      { point: 'equal', count: 1 },
      { point: 'percentage', count: 1 },
    ])
    expect((await publish(session, list, admin, { seen: ['equal'] })).status).toBe(409)
    expect((await publish(session, list, admin, { remark: '' })).status).toBe(201)
  })

  it('is that reserved seats go to others: only from the list on that the session says', async () => {
    const session = await closed(2, 2, { sc: 50 })
    await Promise.all([verified(session, 450), verified(session, 400), verified(session, 350)])
    const first = await previewed(session)
    expect([first.unusual, first.rows.filter(({ under }) => under !== '')]).toMatchObject([
      [],
      [{ under: 'open', rank: 1 }],
    ])
    await publish(session, first)
    const second = await previewed(session)
    expect(second.unusual).toEqual([{ point: 'converted', count: 1 }])
    expect(second.rows.filter(({ under }) => under !== '')).toMatchObject([{ under: 'open', rank: 2 }])
  })

  it('does not count a list that was withdrawn', async () => {
    const session = await closed(2, 2, { sc: 50 })
    await Promise.all([verified(session, 450), verified(session, 400)])
    const { body } = await publish(session, await previewed(session))
    await withdraw(String(body.id))
    const again = await previewed(session)
    expect([again.number, again.unusual]).toEqual([2, []])
  })
})

describe('A list', () => {
  it('is published as it was previewed: a snapshot with why each has their rank', async () => {
    const { session, ids } = await sessionWith(1, [450, 350])
    const list = await previewed(session)
    const { status, body } = await publish(session, list)
    expect([status, body]).toEqual([201, { message: 'List published successfully!', id: `${session}-ba-1` }])
    const id = String(body.id)
    expect(await stored(id)).toMatchObject({
      status: 'published',
      number: 1,
      ruleVersion: 1,
      rows: list.rows,
    })
    const { trace } = (await traceOf(id, ids[1] ?? '')).body
    expect(trace).toMatchObject({ rule: 1, marks: [{ exam: 'x', obtained: 40_000 }, { exam: 'xii' }] })
    expect((await traceOf(id, '2026-AAAAAAA')).body).toEqual({ trace: null })
  })

  it('is shown to everybody without ids, until the last day of the session’s lists', async () => {
    const { session, ids } = await sessionWith(1, [450])
    const { body } = await publish(session, await previewed(session))
    const data = siteDataAt(app.now())
    const value = await ready(data.file<PublicList | null>(dataFiles.list(String(body.id))))
    const nextChangeAt = data.nextChangeAt()
    expect(value).toMatchObject({ sessionName: session, course: courseAt(1), number: 1 })
    expect(JSON.stringify(value)).not.toContain(ids[0])
    const after = new Date(nextChangeAt ?? '')
    expect(await publicList(String(body.id), after)).toBe(null)
    expect((await publicLists(after)).map(({ sessionName }) => sessionName)).not.toContain(session)
  })

  it('tells everybody the share of a seat, and neither anybody’s category nor the group that it counts for', async () => {
    const { session } = await sessionWith(1, [450])
    const { body } = await publish(session, await previewed(session))
    const id = String(body.id)
    const { rows } = await stored(id)
    const reserved = { category: 'sc', under: 'open', group: 'pwd' } as const
    await firestore.doc(admissionPaths.list(id)).update({ rows: [{ ...rows[0], ...reserved }] })
    const shown = (await publicList(id))?.rows
    const { lastFour, name, index, rank } = rows[0] ?? {}
    expect(shown).toEqual([{ lastFour, name, index, rank, under: 'open', waiting: 0 }])
  })

  it('is not published once an application has changed, or the rules', async () => {
    const { session, ids } = await sessionWith(1, [450, 350])
    const list = await previewed(session)
    await firestore.doc(documentPaths.admission(ids[0] ?? '')).update({ status: 'withdrawn' })
    const { status, body } = await publish(session, list)
    expect([status, body.message]).toEqual([
      409,
      'Applications have changed since this list was prepared. Prepare the list again and check it.',
    ])
    const again = await previewed(session)
    await firestore.doc(admissionPaths.session(session)).update({ version: 2 })
    expect((await publish(session, again)).status).toBe(409)
    expect((await publish(session, await previewed(session))).status).toBe(201)
  })

  it('that follows gives the seats that are free again, and keeps the ranks', async () => {
    const { session, ids } = await sessionWith(2, [450, 400, 350, 300])
    await publish(session, await previewed(session))
    const [first = '', second = '', third = '', fourth = ''] = ids
    await firestore.doc(documentPaths.admission(first)).update({ status: 'withdrawn' })
    const { number, rows } = await previewed(session)
    expect(number).toBe(2)
    // The second applicant holds a seat of the first list, so this list leaves them out.
    expect(rows.map(({ id, rank, under, waiting }) => [id, rank, under, waiting])).toEqual([
      [third, 3, 'open', 0],
      [fourth, 4, '', 1],
    ])
    expect(rows.map(({ id }) => id)).not.toContain(second)
  })

  it('is withdrawn as a whole, with a reason, and its number is not used again', async () => {
    const { session } = await sessionWith(1, [450, 350])
    const { body } = await publish(session, await previewed(session))
    const id = String(body.id)
    expect((await withdraw(id)).body).toEqual({ message: 'List withdrawn successfully!' })
    expect(await stored(id)).toMatchObject({ status: 'withdrawn', reason: 'Read wrongly.' })
    expect(await publicList(id)).toBe(null)
    expect((await withdraw(id)).status).toBe(409)
    const next = await previewed(session)
    expect([next.number, next.rows[0]?.under]).toEqual([2, 'open'])
  })

  it('cannot be withdrawn while a later one stands on it', async () => {
    const { session } = await sessionWith(1, [450, 350])
    const first = await publish(session, await previewed(session))
    await publish(session, await previewed(session))
    const { status, body } = await withdraw(String(first.body.id))
    expect([status, body.message]).toEqual([
      409,
      'A later list is based on this one. Withdraw the later list first.',
    ])
  })

  it('is published once, however often two people publish it at the same moment', { tags: ['slow'] }, () =>
    race(4),
  )

  it('is published once, 20 times', { tags: ['slow'], timeout: 300_000 }, () => race(20))

  it('that two people computed of different data is published of one of them', async () => {
    const { session, ids } = await sessionWith(1, [450, 350])
    const [early, [first = '']] = [await previewed(session), ids]
    await killedAt(2, 'after', () => publish(session, early))
    await firestore.doc(documentPaths.admission(first)).update({ status: 'withdrawn' })
    const late = await previewed(session)
    const answers = await Promise.all([publish(session, early), publish(session, late)])
    expect(answers.map(({ status }) => status)).toEqual([409, 201])
    const { rows } = await stored(`${session}-ba-1`)
    expect(rows).toEqual(late.rows)
    const traces = await firestore.collection(admissionPaths.traces(`${session}-ba-1`)).listDocuments()
    expect(traces.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })
})

describe('A function that is killed while it publishes', () => {
  const steps = [1, 2, 3].flatMap((nth) => [['before', nth] as const, ['after', nth] as const])

  it.each(steps)('(%s commit %i) leaves a list whole or nothing, and a repeat goes on', async (when, nth) => {
    const { session, ids } = await sessionWith(1, [450, 350])
    const list = await previewed(session)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const send = () => {
      const sent = json(asSeen({ session, programme: 'ba' }, list))
      return call('POST /api/admissions/lists', {
        token: admin,
        ...sent,
        headers: { ...sent.headers, ...headers },
      })
    }
    const started = await killedAt(nth, when, send)
    expect(started).toBe(nth)
    const id = `${session}-ba-1`
    const isPublished = nth === 3 && when === 'after'
    const seen = await publicList(id)
    expect(seen?.rows.length).toBe(isPublished ? 2 : undefined)
    if (!isPublished) expect((await traceOf(id, ids[0] ?? '')).status).toBe(404)
    expect((await send()).status).toBe(201)
    expect((await stored(id)).rows).toEqual(list.rows)
    for (const application of ids) expect((await traceOf(id, application)).body.trace).not.toBe(null)
  })
})

describe('Anybody but the office', () => {
  it('can neither preview, publish nor withdraw a list, nor ask why somebody has a rank', async () => {
    const { session, ids } = await sessionWith(1, [450])
    const list = await previewed(session)
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) {
      expect((await preview(session, token)).status).toBe(403)
      expect((await publish(session, list, token)).status).toBe(403)
    }
    const { body } = await publish(session, list)
    for (const token of [teacher, stranger]) {
      expect((await withdraw(String(body.id), token)).status).toBe(403)
      expect((await traceOf(String(body.id), ids[0] ?? '', token)).status).toBe(403)
    }
  })
})
