import { errors } from '@prangan/contract/errors'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import type { Consequences } from '../../contract/schemas/corrections.ts'
import { addSession, asSeen, programmesOf, readApplication, verifiedWith } from '../support/admissions.ts'
import { refused } from '../support/own-applications.ts'

const app = useOwnApp()
let admin: string
beforeAll(async () => {
  admin = await signIn('admin')
})

const send = (route: string, body: object) => call(route, { token: admin, ...json(body) })
const read = async (id: string) => readApplication(await app.firestore(), id)

async function publish(session: string): Promise<string> {
  const wanted = { session, programme: 'ba' }
  const { body } = await send('POST /api/admissions/lists/preview', wanted)
  return String((await send('POST /api/admissions/lists', asSeen(wanted, body))).body.id)
}

/** Two seats, offered to the first two of three. */
async function anOfferedList() {
  const session = await addSession(admin, app.now(), { programmes: programmesOf(app.now(), 2) })
  const firestore = await app.firestore()
  const all = await Promise.all(
    [482, 450, 430].map((xii) => verifiedWith(firestore, session, app.now(), xii)),
  )
  const list = await publish(session)
  const time = { payFrom: '2099-07-20T10:00+05:30', payTo: '2099-07-24T17:00+05:30' }
  await send(`POST /api/admissions/lists/${list}/offers`, time)
  const [first = '', second = '', third = ''] = all.map(({ id }) => id)
  return { session, list, first, second, third }
}

async function preview(id: string, obtained: string): Promise<Consequences> {
  const { version } = await read(id)
  const facts = { 'education.xii.obtained': obtained }
  const { body, status } = await send(`POST /api/admissions/${id}/facts/preview`, { version, facts })
  if (status !== 200 || !body.consequences) throw new Error(`A preview answers ${JSON.stringify(body)}`)
  return body.consequences as Consequences
}

async function correct(id: string, obtained: string, more: object = {}) {
  const { version } = await read(id)
  const why = { document: ':original', reason: 'The marksheet says so.' }
  const facts = { 'education.xii.obtained': obtained }
  return send(`PUT /api/admissions/${id}/facts`, { version, facts, ...why, ...more })
}

describe('After a list was published, the office', () => {
  it('sees who moves and whose seat is touched before a correction is saved, and nothing is saved by that', async () => {
    const { first, second, third } = await anOfferedList()
    expect(await preview(first, '412')).toMatchObject({
      list: 1,
      self: {
        before: { rank: 1, under: 'open', waiting: 0 },
        after: { rank: 3, under: '', waiting: 1 },
      },
      up: 2,
      down: 0,
      moves: [
        { id: second, before: 2, after: 1 },
        { id: third, before: 3, after: 2 },
      ],
      seats: [
        { id: first, change: 'lost', isGiven: true, status: 'offered' },
        { id: third, change: 'won', isGiven: false },
      ],
    })
    expect(await read(first)).toMatchObject({
      corrections: [],
      details: { education: { xii: { obtained: 48_200 } } },
    })
  })

  it('takes no seat by a correction: it is kept, and the list says that a correction changes it', async () => {
    const { session, list, first } = await anOfferedList()
    expect(refused(await correct(first, '412'))).toEqual(errors['consequences-unseen'])
    const { basis } = await preview(first, '412')
    expect((await correct(first, '412', { seen: basis })).status).toBe(200)
    const { status, offer, corrections } = await read(first)
    expect([status, offer?.under]).toEqual(['offered', 'open'])
    expect(corrections).toMatchObject([{ list: 1, losesSeat: true }])
    const stored = await (await app.firestore()).doc(admissionPaths.list(list)).get()
    expect(stored.get('corrected')).toBe(1)
    const { body } = await send('POST /api/admissions/lists/preview', { session, programme: 'ba' })
    expect(body.rows, 'the next list gives the seat to nobody else').toMatchObject([{ waiting: 1 }])
    expect(body.unusual).toContainEqual({ point: 'corrected', count: 1 })
  })

  it('weighs it in the list that gave the seat, also after another one, and decides about it there', async () => {
    const { session, first, third } = await anOfferedList()
    await publish(session)
    const found = await preview(first, '412')
    expect(found).toMatchObject({
      list: 1,
      isLatest: false,
      self: { before: { rank: 1, under: 'open' }, after: { rank: 3, under: '', waiting: 1 } },
      seats: expect.arrayContaining([
        expect.objectContaining({ id: first, change: 'lost', isGiven: true }),
        expect.objectContaining({ id: third, change: 'won' }),
      ]),
    })
    const settle = async () =>
      send(`PUT /api/admissions/${first}/seat`, {
        version: (await read(first)).version,
        decision: 'cancelled',
        reason: 'The marksheet says so.',
      })
    expect(refused(await settle()), 'nothing is in question').toEqual(errors['not-now'])
    expect((await correct(first, '412', { seen: found.basis })).status).toBe(200)
    const { status, corrections, mails } = await read(first)
    expect([status, corrections.at(-1)?.losesSeat, mails.at(-1)?.topic]).toEqual([
      'offered',
      true,
      'corrected',
    ])
    expect((await settle()).status).toBe(200)
    expect(await read(first)).toMatchObject({
      status: 'verified',
      seatDecision: { decision: 'cancelled', listNumber: 1 },
    })
  })

  it('sees it again where the list has changed since', async () => {
    const { first, second } = await anOfferedList()
    const { basis } = await preview(first, '412')
    const own = await preview(second, '420')
    await correct(second, '420', { seen: own.basis })
    expect(refused(await correct(first, '412', { seen: basis }))).toEqual(errors['consequences-unseen'])
  })

  it('corrects somebody whom nothing follows from without a decision, once it was seen', async () => {
    const { list, third } = await anOfferedList()
    const { basis, seats, up } = await preview(third, '431')
    expect([seats, up]).toEqual([[], 0])
    expect((await correct(third, '431', { seen: basis })).status).toBe(200)
    const stored = await (await app.firestore()).doc(admissionPaths.list(list)).get()
    expect(stored.get('corrected'), 'it changes nothing').toBe(0)
  })
})
