/** @module-tag slow */
import { expect, it, vi } from 'vitest'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import { subscriberKey } from '../../functions/subscription-tokens.ts'
import { storedSubscription } from '../support/stored-subscription.ts'
import { useMailing } from '../support/use-mailing.ts'

const { app, publish, mail, send, report, passTo } = useMailing()

const count = 10_000
const perDay = 4_000
/** After a thousand mails each. What follows a sent mail is tested by its id, in notice-mails.test.ts. */
const killedAt = ['before sending', 'before queueing', 'after queueing']

it('10,000 subscribers get a notice within the budget, once each, through three kills of the worker', {
  timeout: 30 * 60_000,
}, async () => {
  vi.stubEnv('NOTICE_MAILS_PER_DAY', String(perDay))
  const firestore = await app.firestore()
  const writer = firestore.bulkWriter()
  for (let at = 0; at < count; at++) {
    const email = `reader-${at}@college.test`
    writer.create(
      firestore.doc(subscriptionPaths.subscription(subscriberKey(email))),
      storedSubscription({ email }),
    )
  }
  await writer.close()
  const { Id } = await publish({ title: 'Date sheet', category: 'examination' })
  let started = performance.now()
  expect((await mail(Id)).status).toBe(200)
  const queued = performance.now() - started
  expect(queued).toBeLessThan(5_000)

  const sent = new Map<string, number>()
  let kills = 0
  const take = {
    send: async ({ to }: { to: string }) => {
      sent.set(to, (sent.get(to) ?? 0) + 1)
    },
    step: (name: string) => {
      if (name === killedAt[kills] && sent.size >= 1_000 * (kills + 1)) throw new Error(`killed ${++kills}`)
    },
  }
  started = performance.now()
  const perRun: number[] = []
  for (let day = 0; sent.size < count; day++) {
    expect(day).toBeLessThan(3)
    const before = sent.size
    // One run may not be enough for a day's budget.
    for (let last = -1; last !== sent.size; ) {
      last = sent.size
      await send(take).catch((error: Error) => expect(error.message).toMatch(/^killed/))
    }
    perRun.push(sent.size - before)
    passTo('07:00')
  }
  const seconds = (performance.now() - started) / 1_000
  console.log(
    `queued in ${queued.toFixed(0)} ms; ${count} mails in ${seconds.toFixed(0)} s (${(count / seconds).toFixed(0)} a second) over days of ${perRun.join(', ')}; kills: ${kills}; doubles: ${[...sent.values()].filter((mails) => mails > 1).length}`,
  )
  expect([kills, sent.size, Math.max(...sent.values())]).toEqual([3, count, 1])
  expect(Math.max(...perRun)).toBeLessThanOrEqual(perDay)
  expect(await report(Id)).toMatchObject({ status: 'done', sent: count, waiting: 0, failed: 0 })
  expect((await firestore.collection(collectionPaths.noticeMailQueue).count().get()).data().count).toBe(0)
})
