import { fieldIn } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { hour } from '@prangan/tests/api/notice-desk.ts'
import { call } from '@prangan/tests/support/call.ts'
import { logger } from '@prangan/tests/support/logger.ts'
import { sampled } from '@prangan/tests/support/sample.ts'
import { paragraph } from '@prangan/tests/support/site.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { describe, expect, it, vi } from 'vitest'
import { subscriptionLimits } from '../../contract/limits.ts'
import { collectionPaths } from '../../contract/paths.ts'
import { pushChannel } from '../../functions/mailing/channel.ts'
import { takeLease } from '../../functions/mailing/lease.ts'
import { steps } from '../../functions/mailing/send-page.ts'
import { storedDevice } from '../support/stored-subscription.ts'
import { usePushes } from '../support/use-pushes.ts'

const pushes = usePushes()
const { app, byAdmin, publish, fromNow, passTo, device, own, titles, push, sendPushes, publishByPush } =
  pushes
const { reportOfPush: report } = pushes

const body = JSON.stringify([paragraph('a', 'Bring your admit card.')])

describe('A device', () => {
  it('gets a notice of a chosen category once, signed and encrypted for it alone', async () => {
    const { endpoint } = await device()
    const other = await device({ categories: ['event'] })
    const id = await publishByPush({ title: 'Date sheet', body })
    await sendPushes()
    await sendPushes()
    const [received, ...more] = pushes.service.receivedBy(endpoint)
    expect(more).toEqual([])
    expect(received?.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Date sheet',
        body: 'Bring your admit card.',
        navigate: `${suite.app}/notices/${id}/date-sheet`,
        lang: 'en',
        dir: 'auto',
        tag: id,
      },
    })
    expect(received).toMatchObject({ ttl: 24 * 60 * 60, urgency: 'normal', topic: id })
    expect(received?.claims.sub).toMatch(/^mailto:.+@.+/)
    expect(received?.key).toBe((await call('GET /api/push/key')).body.key)
    expect(titles(other.endpoint)).toEqual([])
    expect(await report(id)).toMatchObject({ status: 'done', sent: 1, waiting: 0, failed: 0 })
    const logged = [logger.info, logger.warn, logger.error].flatMap(({ mock }) => mock.calls)
    expect(JSON.stringify(logged)).not.toContain(endpoint)
  })

  it.each(otherLanguages)('gets it in the chosen language (%s)', async (language) => {
    const { endpoint } = await device({ language })
    const id = await publishByPush({ title: 'Fee date', [fieldIn('title', language)]: 'शुल्क की तिथि' })
    await sendPushes()
    const [received] = pushes.service.receivedBy(endpoint)
    expect(received?.message.notification).toMatchObject({
      title: 'शुल्क की तिथि',
      navigate: `${suite.app}/${language}/notices/${id}/fee-date`,
      lang: language,
    })
    expect(received?.message.notification.body).not.toMatch(/Notices/)
  })

  it('gets a scheduled notice when it is public, and never again when it is edited', async () => {
    const { endpoint } = await device()
    const id = await publishByPush({ title: 'Later', publishFrom: fromNow(2 * hour) })
    await sendPushes()
    expect(titles(endpoint)).toEqual([])
    app.pass(2 * hour)
    await sendPushes()
    expect(titles(endpoint)).toEqual(['Later'])
    await byAdmin(`PUT /news/${id}`, { title: 'Later, corrected', category: 'examination' })
    expect((await push(id)).status).toBe(200)
    await sendPushes()
    expect(titles(endpoint)).toEqual(['Later'])
  })

  it('gets none that was withdrawn before it was sent', async () => {
    const { endpoint } = await device()
    const id = await publishByPush({ title: 'Withdrawn', publishFrom: fromNow(hour) })
    await byAdmin(`DELETE /news/${id}`)
    app.pass(hour)
    await sendPushes()
    pushes.service.answers(endpoint, { status: 503 })
    const queued = await publishByPush({ title: 'Withdrawn while it was queued' })
    await sendPushes()
    await byAdmin(`DELETE /news/${queued}`)
    pushes.service.answers(endpoint, { status: 201 })
    app.pass(hour)
    await sendPushes()
    expect(titles(endpoint)).toEqual([])
    expect(await report(id)).toMatchObject({ status: 'withdrawn', sent: 0 })
    expect(await report(queued)).toMatchObject({ sent: 0, waiting: 0 })
  })

  it('is left alone from 21 to 7, and gets a pinned notice with more urgency', async () => {
    const { endpoint } = await device()
    passTo('21:00')
    await publishByPush({ title: 'Late', isPinned: '1' })
    await sendPushes()
    expect(titles(endpoint)).toEqual([])
    passTo('07:00')
    await sendPushes()
    expect(pushes.service.receivedBy(endpoint)).toMatchObject([{ urgency: 'high' }])
  })

  it('that is off gets no notice that has ended', async () => {
    const { endpoint } = await device()
    await publishByPush({ title: 'Short', publishUntil: fromNow(hour) })
    await sendPushes()
    expect(pushes.service.receivedBy(endpoint)).toMatchObject([{ ttl: 60 * 60 }])
  })

  for (const [at, status] of [404, 410].entries())
    it(`that has unsubscribed in its browser (${status}) is forgotten, and no other`, {
      tags: sampled(at, 2),
    }, async () => {
      const [gone, kept] = [await device(), await device()]
      pushes.service.answers(gone.endpoint, { status })
      const id = await publishByPush({ title: 'Gone' })
      await sendPushes()
      expect(await own(gone.endpoint)).toBeNull()
      expect(await own(kept.endpoint)).not.toBeNull()
      expect(await report(id)).toMatchObject({ sent: 1, failed: 1, waiting: 0 })
    })

  const failures: [string, Parameters<typeof pushes.service.answers>[1], number][] = [
    ['too many', { status: 429, headers: { 'retry-after': '1800' } }, hour / 2],
    ['a failure', { status: 503 }, subscriptionLimits.retry.first],
    [
      'a redirect',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
      subscriptionLimits.retry.first,
    ],
  ]
  for (const [at, [name, answer, pause]] of failures.entries())
    it(`gets it later if its push service answers with ${name}`, { tags: sampled(at, 3) }, () =>
      getsLater(answer, pause),
    )

  async function getsLater(answer: Parameters<typeof pushes.service.answers>[1], pause: number) {
    const { endpoint } = await device()
    pushes.service.answers(endpoint, answer)
    const id = await publishByPush({ title: 'Again' })
    await sendPushes()
    expect(await report(id)).toMatchObject({ sent: 0, waiting: 1 })
    pushes.service.answers(endpoint, { status: 201 })
    app.pass(pause - 1)
    await sendPushes()
    expect(titles(endpoint)).toEqual([])
    app.pass(1)
    await sendPushes()
    expect(titles(endpoint)).toEqual(['Again'])
  }

  it('is given up after a day, and stays', async () => {
    const { endpoint } = await device()
    pushes.service.answers(endpoint, { status: 503 })
    const id = await publishByPush({ title: 'Never' })
    await sendPushes()
    for (let hours = 0; hours < 30; hours += 6) {
      app.pass(6 * hour)
      await sendPushes()
    }
    expect(await report(id)).toMatchObject({ sent: 0, failed: 1, waiting: 0 })
    expect(await own(endpoint)).not.toBeNull()
  })

  it('at an address that is no push service’s is not sent to, even if it is stored', async () => {
    const endpoint = 'http://127.0.0.1:1/'
    const firestore = await app.firestore()
    await firestore.collection(collectionPaths.pushDevices).add(storedDevice({ endpoint }))
    const fetched = vi.spyOn(globalThis, 'fetch')
    const id = await publishByPush({ title: 'Elsewhere' })
    await sendPushes()
    expect(fetched.mock.calls.filter(([url]) => url === endpoint)).toEqual([])
    fetched.mockRestore()
    expect(await report(id)).toMatchObject({ sent: 0, failed: 1 })
  })
})

describe('The worker', () => {
  for (const [at, where] of steps.entries())
    it(`goes on where it was killed ${where}: nobody misses a notice`, { tags: sampled(at, 4) }, () =>
      killed(where),
    )

  async function killed(where: string) {
    const devices = await Promise.all(Array.from({ length: 5 }, () => device()))
    await publishByPush({ title: 'Killed' })
    let kills = 0
    for (let run = 1; run <= 3; run++) {
      const step = (name: string) => {
        if (name === where) throw new Error(`killed ${++kills}`)
      }
      await sendPushes(step).catch((error: Error) => expect(error.message).toMatch(/^killed/))
    }
    // The third time nothing may be left to do.
    expect(kills).toBeGreaterThan(1)
    await sendPushes()
    for (const { endpoint } of devices) {
      const tags = pushes.service.receivedBy(endpoint).map(({ message }) => message.notification.tag)
      expect(new Set(tags).size).toBe(1)
      // What was accepted and we could not note is sent again, and replaces what is shown.
      if (where !== 'after sending') expect(tags).toHaveLength(1)
    }
  }

  it('waits while another one sends, and does not wait for mails', async () => {
    const { endpoint } = await device()
    await pushes.subscriber()
    await pushes.publishByMail({ title: 'By mail alone' })
    await publishByPush({ title: 'Lease' })
    await takeLease(await app.firestore(), pushChannel, app.now())
    await sendPushes()
    expect(titles(endpoint)).toEqual([])
    app.pass(subscriptionLimits.lease)
    await Promise.all([sendPushes(), sendPushes(), sendPushes()])
    expect(titles(endpoint)).toEqual(['Lease'])
  })
})

describe('The office', () => {
  it('sees how many devices a notice reaches, sends it once, and is the only one who may', async () => {
    await Promise.all([device(), device(), device({ categories: ['event'] })])
    const { reach } = (await byAdmin('GET /api/notice-pushes')).body
    expect(reach).toMatchObject({ examination: 2, event: 1, general: 0 })
    const { Id } = await publish({ title: 'Asked for', category: 'examination' })
    expect(await report(Id)).toBeNull()
    expect((await Promise.all([push(Id), push(Id)])).map(({ status }) => status)).toEqual([200, 200])
    expect(await report(Id)).toMatchObject({ status: 'open', sent: 0, waiting: 0 })
    expect((await push('nobody')).status).toBe(404)
    for (const route of [
      'GET /api/notice-pushes',
      `GET /api/notice-pushes/${Id}`,
      `POST /api/notice-pushes/${Id}`,
    ])
      expect((await call(route)).status, route).toBe(401)
  })
})
