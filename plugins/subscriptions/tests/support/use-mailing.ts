import { dayInIndia } from '@prangan/contract/india-time'
import { useNoticeDesk } from '@prangan/tests/api/notice-desk.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeEach } from 'vitest'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import type { Subscription } from '../../contract/subscriptions.ts'
import { type Seams, sendNoticeMails } from '../../functions/mailing/send-notice-mails.ts'
import { subscriberKey } from '../../functions/subscription-tokens.ts'
import { storedSubscription } from './stored-subscription.ts'

const hour = 60 * 60_000

/** A desk that sends notices by mail, on a day of its own; each test begins on a Tuesday at noon in India, without subscribers. */
export function useMailing() {
  const desk = useNoticeDesk()
  const { app } = desk

  /** Lets time pass until an hour in India. */
  function passTo(time: string, isDay: (weekday: number) => boolean = () => true): void {
    const days = Array.from({ length: 8 }, (_, days) =>
      dayInIndia(new Date(app.now().getTime() + days * 24 * hour)),
    )
    const times = days
      .filter((day) => isDay(new Date(`${day}T00:00:00Z`).getUTCDay()))
      .map((day) => Date.parse(`${day}T${time}:00+05:30`))
    const next = times.find((at) => at > app.now().getTime()) ?? Number.NaN
    app.pass(next - app.now().getTime())
  }

  const clear = async (firestore: Firestore) => {
    for (const path of Object.values(collectionPaths))
      await firestore.recursiveDelete(firestore.collection(path))
  }
  beforeEach(async () => {
    await clear(await app.firestore())
    passTo('12:00', (weekday) => weekday === 2)
  })

  return {
    ...desk,
    passTo,
    send: (seams?: Partial<Seams>) => sendNoticeMails(app.deps, seams),
    mail: (id: string) => desk.byAdmin(`POST /api/notice-mails/${id}`),
    report: async (id: string) => (await desk.byAdmin(`GET /api/notice-mails/${id}`)).body.mailing,
    subscriber: async (more: Partial<Subscription> = {}) => {
      const email = newEmail('reader')
      const key = subscriberKey(email)
      const firestore = await app.firestore()
      await firestore
        .doc(subscriptionPaths.subscription(key))
        .set(storedSubscription({ email, confirmedAt: app.now(), ...more }))
      return { email, key }
    },
    /** Publishes a notice of a category and sends it by mail. */
    publishByMail: async (entries: Record<string, string>) => {
      const notice = await desk.publish({ category: 'examination', ...entries })
      await desk.byAdmin(`POST /api/notice-mails/${notice.Id}`)
      return notice.Id
    },
  }
}
