import { documentPaths } from '@prangan/contract/paths'
import { readOfficeCounters } from '@prangan/functions/office/counters'
import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { newClientHeaders } from '@prangan/tests/support/people.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostelPaths, storageFolders } from '../../contract/paths.ts'
import { rooms } from '../../contract/rooms.ts'
import { readFreeRooms } from '../../functions/request-store.ts'
import { sweeps } from '../../functions/sweeps.ts'
import { aRequest, asOffice, requestOne } from '../calls.ts'
import { storedRequest } from '../stored.ts'

const app = useOwnApp({ ownBucket: true })
useTriggers(app)
let token: string
beforeAll(async () => {
  token = await asOffice()
})

const decide = (id: string, status: string) =>
  call(`PUT /api/hostel-rooms/${id}`, { token, ...json({ status, version: 1 }) })

const day = 24 * 60 * 60_000
const subject = 'Your request for a hostel room'
const request = async () => requestOne({ origin: app.origin, firestore: await app.firestore() })
const waiting = async () => (await readOfficeCounters(await app.firestore())).roomRequests
const free = async () =>
  (await readFreeRooms(await app.firestore())).find(({ room }) => room === 'women-double')?.free
const photos = async () => {
  const [files] = await (await app.bucket()).getFiles({ prefix: storageFolders.hostelPhotos })
  return files.map(({ name }) => name)
}

describe('A student who asks for a hostel room', () => {
  it('is mailed that it came, and then that a bed is theirs, which is no longer free', async () => {
    const { id, email } = await request()
    expect((await awaitMail(email, 1, subject)).text).toContain('We have received your request')
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

  it('sees the photo, which nobody else does', async () => {
    const { id } = await request()
    const read = (headers: Record<string, string>) =>
      fetch(`${app.origin}/api/hostel-rooms/${id}/photo`, { headers })
    expect((await read({ Authorization: `Bearer ${token}` })).headers.get('content-type')).toBe('image/jpeg')
    expect((await read({})).status).toBe(401)
  })

  it('reads how many requests wait', async () => {
    const before = await waiting()
    const { id } = await request()
    expect(await waiting()).toBe(before + 1)
    await decide(id, 'refused')
    expect(await waiting()).toBe(before)
  })

  it('keeps a request for a year; then it is deleted with its photo, and its bed is free', async () => {
    await request()
    const { id } = await request()
    expect((await decide(id, 'given')).status).toBe(200)
    const [sweep, firestore] = [sweeps.hostelRequests, await app.firestore()]
    const changes = async () =>
      Number((await firestore.doc(documentPaths.listChanges).get()).get('hostelRooms'))
    const [kept, before] = [await photos(), await changes()]
    expect(kept).toContainEqual(expect.stringContaining(id))
    const in364Days = new Date(app.now().getTime() + 364 * day)
    const left = hostelPaths.photo('left', 'photo.jpg')
    await (await app.bucket()).file(left).save('left', { resumable: false })
    await sweep(app, in364Days)
    expect(await photos()).toEqual(kept)
    await sweep(app, new Date(app.now().getTime() + 366 * day))
    expect([await photos(), await waiting(), await free()]).toEqual([[], 0, rooms['women-double'].beds])
    expect(await changes()).toBe(before + 1)
    expect((await firestore.doc(hostelPaths.request(id)).get()).exists).toBe(false)
  })

  it('cannot give more beds than there are', async () => {
    const [{ id }, firestore] = [await request(), await app.firestore()]
    const batch = firestore.batch()
    for (let bed = 0; bed < rooms['women-double'].beds; bed++)
      batch.create(firestore.doc(hostelPaths.request(`bed-${bed}`)), storedRequest({ status: 'given' }))
    await batch.commit()
    const { status, body } = await decide(id, 'given')
    expect([status, body.message]).toEqual([
      409,
      'There is no free bed of this kind any more. Refuse the request, or wait until a bed is free.',
    ])
  })
})
