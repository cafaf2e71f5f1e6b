import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { addSession, programmesOf, verifiedWith } from '../support/admissions.ts'
import { own, seen } from '../support/own-applications.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
useTriggers(app)
const { admin, send, read, sessionWith, publish, offer, tokenOf, publicList } = useLists(app)

const day = 24 * 60 * 60_000
const becameOf = async (list: string) =>
  (await publicList(list)).rows.map(({ became, waiting }) => became ?? (waiting > 0 ? 'waits' : undefined))

async function confirm(id: string, amount = 4_000) {
  const { version } = await read(id)
  const paid = { version, reference: `UTR ${id}`, paidOn: app.now().toISOString().slice(0, 10), amount }
  return (await send(`PUT /api/admissions/${id}/fee`, paid)).status
}

describe('A reader of a public list', () => {
  it('sees what became of each seat: nothing before it is offered, then who accepted and who is admitted', async () => {
    const { session, ids } = await sessionWith(3, [480, 450, 420, 400])
    const [first = '', second = ''] = ids
    const list = await publish(session)
    expect(await becameOf(list)).toEqual([undefined, undefined, undefined, 'waits'])
    await offer(list)
    expect(await becameOf(list)).toEqual(['offered', 'offered', 'offered', 'waits'])
    seen(await own('offer', { token: await tokenOf(second), accept: true }))
    expect(await confirm(first)).toBe(200)
    expect(await becameOf(list)).toEqual(['admitted', 'accepted', 'offered', 'waits'])
  })

  it('no longer sees a seat with somebody who declined, let the time pass, or left after the admission', async () => {
    const { session, ids } = await sessionWith(3, [480, 450, 420])
    const [leaving = '', declining = ''] = ids
    const list = await publish(session)
    await offer(list)
    seen(await own('offer', { token: await tokenOf(declining), accept: false }))
    expect(await confirm(leaving)).toBe(200)
    expect(await becameOf(list)).toEqual(['admitted', 'released', 'offered'])
    const { version } = await read(leaving)
    const left = { version, action: 'cancel', note: 'Moved to another city.' }
    expect((await send(`PUT /api/admissions/${leaving}/end`, left)).status).toBe(200)
    app.pass(3 * day)
    expect(await becameOf(list)).toEqual(['released', 'released', 'released'])
  })

  it('sees an offer again that got more time', async () => {
    const { session } = await sessionWith(1, [480])
    const list = await publish(session)
    await offer(list)
    app.pass(3 * day)
    expect(await becameOf(list)).toEqual(['released'])
    const payTo = new Date(app.now().getTime() + 2 * day).toISOString()
    await send(`POST /api/admissions/lists/${list}/extend`, { payTo, reason: 'The bank was closed.' })
    expect(await becameOf(list)).toEqual(['offered'])
  })

  it('reads no seats by category, unless the college shows them', async () => {
    const { session } = await sessionWith(3, [480, 450])
    expect((await publicList(await publish(session))).matrix).toBeNull()
  })

  it('reads them where the college shows them: of all lists until this one, and never who of a group', async () => {
    const horizontal = [{ key: 'pwd', percent: 50 }]
    const programmes = programmesOf(app.now(), 3).map((programme) => ({
      ...programme,
      seats: { ...programme.seats, horizontal },
    }))
    const session = await addSession(admin(), app.now(), { programmes, showsSeats: true })
    const firestore = await app.firestore()
    const apply = async (xii: number) => (await verifiedWith(firestore, session, app.now(), xii)).id
    const [first] = [await apply(480), await apply(450), await apply(420), await apply(400)]
    const one = await publish(session)
    expect((await publicList(one)).matrix?.total).toMatchObject({ sanctioned: 3, listed: 3, vacant: 0 })
    await offer(one)
    expect(await confirm(first)).toBe(200)
    app.pass(3 * day)
    const two = await publish(session)
    await offer(two)
    const [before, after] = [await publicList(one), await publicList(two)].map(({ matrix }) => matrix)
    expect(before?.total).toMatchObject({ sanctioned: 3, admitted: 1, offered: 0, lapsed: 2 })
    expect(after?.total).toMatchObject({ sanctioned: 3, admitted: 1, offered: 1, lapsed: 0, vacant: 1 })
    expect(after?.groups.flatMap(({ shares }) => shares.flatMap(({ given }) => given ?? []))).toEqual([])
  })

  it('learns no application’s id from it', async () => {
    const { session, ids } = await sessionWith(1, [480])
    const list = await publish(session)
    await offer(list)
    expect(JSON.stringify(await publicList(list))).not.toContain(ids[0])
  })
})
