import { errors } from '@prangan/contract/errors'
import { call, json } from '@prangan/tests/support/call.ts'
import { describe, expect, it, vi } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import { storedDevice } from '../support/stored-subscription.ts'
import { usePushes } from '../support/use-pushes.ts'

const pushes = usePushes()
const { app, save, device, own, remove } = pushes

const devices = async () => (await (await app.firestore()).collection(collectionPaths.pushDevices).get()).docs

describe('A device', () => {
  it('gets the key, saves its choices, changes and reads them, and leaves nothing when it stops', async () => {
    const { body } = await call('GET /api/push/key')
    expect(body.key).toMatch(/^B[\w-]{86}$/)
    const { endpoint, keys } = await device({ categories: ['examination', 'examination', 'event'] })
    expect(await own(endpoint)).toEqual({ categories: ['examination', 'event'], language: 'en' })
    for (const _ of Array.from({ length: 5 }))
      expect((await save({ endpoint, keys }, { categories: ['holiday'] })).status).toBe(200)
    expect(await own(endpoint)).toEqual({ categories: ['holiday'], language: 'en' })
    expect(await devices()).toHaveLength(1)
    expect((await remove(endpoint)).status).toBe(200)
    expect(await own(endpoint)).toBeNull()
    expect(await devices()).toEqual([])
    expect((await remove(endpoint)).status, 'again').toBe(200)
  })

  it('keeps its choices when its browser gives it another address', async () => {
    const before = await device({ categories: ['holiday'] })
    const next = pushes.service.subscribe()
    const move = () => call('PUT /api/push/devices', json({ ...next, before: before.endpoint }))
    expect((await move()).status).toBe(200)
    expect([await own(before.endpoint), await own(next.endpoint)]).toEqual([
      null,
      { categories: ['holiday'], language: 'en' },
    ])
    expect((await move()).status, 'nobody else’s').toBe(404)
  })

  it('is told what is missing', async () => {
    const { status, body } = await save(pushes.service.subscribe(), { categories: [] })
    expect([status, body.errors]).toEqual([400, { categories: 'Choose at least one category.' }])
  })
})

describe('A stranger', () => {
  it.each([
    ['another site', 'https://elsewhere.test/send'],
    ['an address of our network', 'https://169.254.169.254/computeMetadata/v1/'],
    ['this machine', 'http://127.0.0.1:8080/'],
    ['the host of a push service in a path', 'https://elsewhere.test/fcm.googleapis.com'],
    ['a host that ends like one', 'https://evilnotify.windows.com/w'],
    ['a push service without encryption', 'http://fcm.googleapis.com/fcm/send/a'],
    ['another port of one', 'https://fcm.googleapis.com:8443/fcm/send/a'],
    ['one with a user', 'https://user@fcm.googleapis.com/fcm/send/a'],
    ['no address', 'fcm'],
  ])('cannot make us send to %s', async (_, endpoint) => {
    const { keys } = pushes.service.subscribe()
    const refused = await save({ endpoint, keys })
    expect([refused.status, refused.body.message]).toEqual(errors['unknown-push-service'])
    const before = await device()
    const moved = await call('PUT /api/push/devices', json({ endpoint, keys, before: before.endpoint }))
    expect(moved.status).toBe(400)
    expect(await own(before.endpoint)).not.toBeNull()
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-pn1p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/QO',
  ])('with a known browser is let in: %s', async (endpoint) => {
    expect((await save(storedDevice({ endpoint }))).status).toBe(200)
  })

  it('cannot store what nothing can be encrypted for, or too much', async () => {
    const { endpoint, keys } = storedDevice()
    const noPoint = `B${'A'.repeat(86)}`
    for (const wrong of [
      { endpoint, keys: { ...keys, p256dh: noPoint } },
      { endpoint, keys: { ...keys, p256dh: 'x' } },
      { endpoint, keys: { ...keys, auth: 'x'.repeat(50) } },
      { endpoint: endpoint + 'x'.repeat(1_000), keys },
      { endpoint },
    ])
      expect((await save(wrong)).status).toBe(400)
    expect(await devices()).toEqual([])
  })
})

describe('Where notifications are not set up', () => {
  it.each(['', 'not a key', 'A'.repeat(43)])('nothing offers them (%s)', async (key) => {
    vi.stubEnv('VAPID_PRIVATE_KEY', key)
    expect((await call('GET /api/push/key')).body).toEqual({ key: null })
    expect((await save(pushes.service.subscribe())).body.message).toBe(errors['push-off'][1])
    expect((await pushes.byAdmin('GET /api/notice-pushes')).body).toEqual({ reach: null })
    const id = await pushes.publishByPush({ title: 'Without' })
    expect(await pushes.reportOfPush(id)).toBeNull()
    await pushes.sendPushes()
  })
})
