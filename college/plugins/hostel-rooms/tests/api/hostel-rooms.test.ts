import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { newClientHeaders } from '@prangan/tests/support/people.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostelPaths } from '../../contract/paths.ts'
import { rooms } from '../../contract/rooms.ts'
import { readFreeRooms, sweepHostelRequests } from '../../functions/requests.ts'
import { aRequest, asOffice, requestOne } from '../calls.ts'

const app = useOwnApp()
useTriggers(app)
let token: string
beforeAll(async () => {
  token = await asOffice()
})

const decide = (id: string, status: string) =>
  call(`PUT /api/hostel-rooms/${id}`, { token, ...json({ status, version: 1 }) })

const subject = 'Your request for a hostel room'
const request = async () => requestOne({ origin: app.origin, firestore: await app.firestore() })
const photoOf = async (id: string) => {
  const name = (await (await app.firestore()).doc(hostelPaths.request(id)).get()).get('photo.name')
  return (await app.bucket()).file(hostelPaths.photo(id, name))
}

describe('A student who asks for a hostel room', () => {
  it('is mailed that it came, and then that a bed is theirs, which is no longer free', async () => {
    const { id, email } = await request()
    expect((await awaitMail(email, 1, subject)).text).toContain('We have received your request')
    const firestore = await app.firestore()
    const free = async () =>
      (await readFreeRooms(firestore)).find(({ room }) => room === 'women-double')?.free
    const before = Number(await free())
    expect((await decide(id, 'given')).status).toBe(200)
    expect((await awaitMail(email, 2, subject)).text).toContain('We have given you a bed')
    expect(await free()).toBe(before - 1)
  })

  it('needs a photo', async () => {
    const { sent } = await aRequest()
    sent.body.delete('photo')
    const { status, body } = await call('POST /api/hostel-rooms', { ...sent, headers: newClientHeaders() })
    expect([status, body.errors]).toEqual([400, { photo: 'Please select a profile picture.' }])
  })
})

describe('The office', () => {
  it('cannot decide on what a colleague has decided meanwhile', async () => {
    const { id } = await request()
    expect((await decide(id, 'refused')).status).toBe(200)
    expect((await decide(id, 'given')).status).toBe(409)
  })

  it('cannot give more beds than there are', async () => {
    const [{ id }, firestore] = [await request(), await app.firestore()]
    const batch = firestore.batch()
    for (let bed = 0; bed < rooms['women-double'].beds; bed++)
      batch.create(firestore.doc(hostelPaths.request(`bed-${bed}`)), {
        status: 'given',
        room: 'women-double',
      })
    await batch.commit()
    const { status, body } = await decide(id, 'given')
    expect([status, body.message]).toEqual([
      409,
      'There is no free bed of this kind any more. Refuse the request, or wait until a bed is free.',
    ])
  })

  it('sees the photo; nobody else does', async () => {
    const { id } = await request()
    const read = (headers: Record<string, string>) =>
      fetch(`${app.origin}/api/hostel-rooms/${id}/photo`, { headers })
    expect((await read({ Authorization: `Bearer ${token}` })).headers.get('content-type')).toBe('image/jpeg')
    expect((await read({})).status).toBe(401)
  })

  it('keeps a request for a year; then it is deleted, with its photo', async () => {
    const { id } = await request()
    const photo = await photoOf(id)
    const day = 24 * 60 * 60_000
    await sweepHostelRequests(app, new Date(app.now().getTime() + 364 * day))
    expect(await photo.exists()).toEqual([true])
    await sweepHostelRequests(app, new Date(app.now().getTime() + 366 * day))
    expect(await photo.exists()).toEqual([false])
    expect((await (await app.firestore()).doc(hostelPaths.request(id)).get()).exists).toBe(false)
  })
})
