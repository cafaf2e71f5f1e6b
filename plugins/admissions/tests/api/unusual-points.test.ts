import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { call, json } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { addSession, detailsAt, education, programmesOf, verifiedWith } from '../support/admissions.ts'
import { useListCalls } from '../support/use-list-calls.ts'

const app = useOwnApp()
const { previewed, publish, withdraw, stored, publicList, firestore, admin } = useListCalls(app)

describe('What is unusual about a list', () => {
  /** A session with closed programmes, whose lists convert from this one on. */
  async function closed(seats: number, convertsFrom = 1, vertical = {}) {
    const over = new Date(app.now().getTime() - 1_000).toISOString()
    const programmes = programmesOf(app.now(), seats, vertical).map((programme) => {
      const { closesAt: _, ...rest } = programme
      const conversion = { ...rest.seats.conversion, sc: ['open'] }
      return { ...rest, closesAt: over, convertsFrom, seats: { ...rest.seats, conversion } }
    })
    return addSession(admin(), app.now(), { programmes })
  }
  const verified = (session: string, xii: number, more = {}) =>
    verifiedWith(firestore(), session, app.now(), xii, more)

  it('is nothing once everything is checked and the programme is closed', async () => {
    const session = await closed(1)
    await verified(session, 450)
    const list = await previewed(session)
    expect(list.unusual).toEqual([])
    expect((await publish(session, list, admin(), { seen: [], remark: '' })).status).toBe(201)
  })

  it('has to be looked at, and be explained where somebody is left out, before it is published', async () => {
    const session = await addSession(admin(), app.now(), { programmes: programmesOf(app.now(), 1) })
    await Promise.all([
      verified(session, 450),
      ...(['new', 'in review', 'queried', 'resubmitted'] as const).map((status) =>
        verified(session, 400, { status }),
      ),
      verified(session, 400, { status: 'rejected' }),
    ])
    const unsent = await verified(session, 400, { status: 'new' })
    await firestore().doc(documentPaths.admission(unsent.id)).update({ details: FieldValue.delete() })
    const list = await previewed(session)
    expect(list.unusual).toEqual([
      { point: 'unchecked', count: 4 },
      { point: 'open', count: 1 },
    ])
    const unseen = await publish(session, list, admin(), { seen: ['open'] })
    expect([unseen.status, unseen.body.message]).toEqual([409, errors['list-unseen'][1]])
    const unexplained = await publish(session, list, admin(), { remark: ' ' })
    expect([unexplained.status, unexplained.body.errors]).toEqual([400, { remark: 'Reason is required.' }])
    const { body } = await publish(session, list, admin(), { remark: 'The university wants it today.' })
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
    await call(`POST /api/admissions/lists/${body.id}/offers`, { token: admin(), ...json(time) })
    await Promise.all([
      verified(session, 400, twins),
      verified(session, 400, twins),
      verified(session, 400, { details: awaited }),
    ])
    expect((await previewed(session)).unusual).toEqual([
      { point: 'unranked', count: 1, about: [expect.any(String)] },
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
      { point: 'percentage', count: 1, about: [expect.any(String)] },
    ])
    expect((await publish(session, list, admin(), { seen: ['equal'] })).status).toBe(409)
    expect((await publish(session, list, admin(), { remark: '' })).status).toBe(201)
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
    expect(second.unusual).toEqual([
      { point: 'notOffered', count: 1, about: [expect.any(String)] },
      { point: 'converted', count: 1 },
    ])
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
