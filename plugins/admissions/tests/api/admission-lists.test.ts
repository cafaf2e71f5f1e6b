import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { describe, expect, it } from 'vitest'
import { dataFiles } from '../../contract/data-files.ts'
import { admissionPaths } from '../../contract/paths.ts'
import type { PublicList } from '../../contract/schemas/admission-lists.ts'
import {
  addSession,
  asSeen,
  detailsAt,
  education,
  programmesOf,
  verifiedWith,
} from '../support/admissions.ts'
import { killedAt } from '../support/count-firestore.ts'
import { useListCalls } from '../support/use-list-calls.ts'

const app = useOwnApp()
const {
  preview,
  previewed,
  publish,
  withdraw,
  traceOf,
  stored,
  publicLists,
  publicList,
  sessionWith,
  siteDataAt,
  ready,
  firestore,
  admin,
} = useListCalls(app)

describe('A preview', () => {
  it('ranks the verified by merit and publishes nothing', async () => {
    const { session, ids } = await sessionWith(2, [300, 450, 350])
    await verifiedWith(firestore(), session, app.now(), 500, { status: 'resubmitted' })
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
    const session = await addSession(admin(), app.now(), { programmes })
    const checked = (result: 'right' | 'refused') => ({ result, by: 'office', at: app.now() })
    const details = detailsAt(app.now(), { education: education(400, 350), claims: ['ncc-b'] })
    const [granted, refused] = await Promise.all(
      (['right', 'refused'] as const).map((result) =>
        verifiedWith(firestore(), session, app.now(), 0, {
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
    const { docs } = await firestore()
      .collection(collectionPaths.admissionLists)
      .where('session', '==', session)
      .get()
    expect(docs.map((one) => one.get('status'))).toEqual(['published'])
  }
}

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
    await firestore()
      .doc(admissionPaths.list(id))
      .update({ rows: [{ ...rows[0], ...reserved }] })
    const shown = (await publicList(id))?.rows
    const { lastFour, name, index, rank } = rows[0] ?? {}
    expect(shown).toEqual([{ lastFour, name, index, rank, under: 'open', waiting: 0, isForGroup: true }])
  })

  it('is not published once an application has changed, or the rules', async () => {
    const { session, ids } = await sessionWith(1, [450, 350])
    const list = await previewed(session)
    await firestore()
      .doc(documentPaths.admission(ids[0] ?? ''))
      .update({ status: 'withdrawn' })
    const { status, body } = await publish(session, list)
    expect([status, body.message]).toEqual([
      409,
      'Applications have changed since this list was prepared. Prepare the list again and check it.',
    ])
    const again = await previewed(session)
    await firestore().doc(admissionPaths.session(session)).update({ version: 2 })
    expect((await publish(session, again)).status).toBe(409)
    expect((await publish(session, await previewed(session))).status).toBe(201)
  })

  it('that follows gives the seats that are free again, and keeps the ranks', async () => {
    const { session, ids } = await sessionWith(2, [450, 400, 350, 300])
    await publish(session, await previewed(session))
    const [first = '', second = '', third = '', fourth = ''] = ids
    await firestore().doc(documentPaths.admission(first)).update({ status: 'withdrawn' })
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
    await firestore().doc(documentPaths.admission(first)).update({ status: 'withdrawn' })
    const late = await previewed(session)
    const answers = await Promise.all([publish(session, early), publish(session, late)])
    expect(answers.map(({ status }) => status)).toEqual([409, 201])
    const { rows } = await stored(`${session}-ba-1`)
    expect(rows).toEqual(late.rows)
    const traces = await firestore()
      .collection(admissionPaths.traces(`${session}-ba-1`))
      .listDocuments()
    expect(traces.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })
})

describe('A function that is killed while it publishes', () => {
  const steps = [1, 2, 3].flatMap((nth) => [['before', nth] as const, ['after', nth] as const])

  // `npm test` kills it before the first commit, and after the last one but one.
  const isSampled = (when: string, nth: number) => (when === 'before' ? nth === 1 : nth === 2)
  for (const [when, nth] of steps)
    it(
      `(${when} commit ${nth}) leaves a list whole or nothing, and a repeat goes on`,
      { tags: isSampled(when, nth) ? [] : ['slow'] },
      () => killed(when, nth),
    )

  async function killed(when: 'before' | 'after', nth: number) {
    const { session, ids } = await sessionWith(1, [450, 350])
    const list = await previewed(session)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const send = () => {
      const sent = json(asSeen({ session, programme: 'ba' }, list))
      return call('POST /api/admissions/lists', {
        token: admin(),
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
  }
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
