import { documentPaths } from '@prangan/contract/paths'
import { configuration } from '@prangan/functions/lib/configuration'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { sendQueuedMail } from '@prangan/functions/mail/send-queued-mail'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { connectOwnDatabase } from '@prangan/tests/support/own-database.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdmissionDocument, ApplicationStatus } from '../../contract/schemas/application.ts'
import { readApplication, storeApplication } from '../support/admissions.ts'

/** Without triggers, so that a mail waits until the test sends it. */
let firebase: Firebase
beforeEach(() => {
  firebase = connectOwnDatabase()
})
beforeAll(() => process.loadEnvFile(new URL('../../../../functions/.env.demo-prangan', import.meta.url)))

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
const offerUntil = (payTo: Date): AdmissionDocument['offer'] => ({
  ...{ list: 'list', listNumber: 1, under: 'open', payFrom: inDays(-1), payTo, amount: 4_000 },
  ...{ cautionMoney: 500, heads: [], acceptedAt: null, extensions: [] },
})
const english = { applicationNumber: 'A-1', course: 'B.A.', language: 'en' } as const
const offered = { kind: 'programme application status', status: 'offered', note: '' } as const
const reminder = (topic: 'offer ends soon' | 'offer lapsed', payTo: Date) =>
  ({ kind: 'offer time', topic, payTo: payTo.toISOString(), isAccepted: false, note: '' }) as const

/** Sends the mail after the application has become what `more` says. */
async function send(mail: typeof offered | ReturnType<typeof reminder>, more: Partial<AdmissionDocument>) {
  const firestore = await firebase.firestore()
  const to = newEmail()
  const { id: application } = await storeApplication(firestore, '2026-27', now, { email: to, ...more })
  const recordIn = documentPaths.admission(application)
  const batch = firestore.batch()
  const id = queueMail(batch, firestore, { ...mail, ...english, to, recordIn }, now)
  batch.update(firestore.doc(recordIn), { mails: [{ id, topic: 'offered', state: 'waiting', at: now }] })
  await batch.commit()
  const outcome = await sendQueuedMail(firestore.doc(documentPaths.mail(id)), { configuration, now })
  const [recorded] = (await readApplication(firestore, application)).mails
  return {
    to,
    outcome,
    state: recorded?.state,
    isQueued: (await firestore.doc(documentPaths.mail(id)).get()).exists,
  }
}

describe('A mail that waited', () => {
  const dropped = { outcome: 'outdated', state: 'outdated', isQueued: false }

  it.each<ApplicationStatus>(['cancelled', 'withdrawn', 'declined', 'admitted'])(
    'about an offered seat is not sent once the application is %s',
    async (status) => {
      const { to, ...sent } = await send(offered, { status, offer: offerUntil(inDays(3)) })
      expect(sent).toEqual(dropped)
      expect(await mailsTo(to)).toEqual([])
    },
  )

  it('about an offered seat is sent while the seat is offered', async () => {
    const { to, ...sent } = await send(offered, { status: 'offered', offer: offerUntil(inDays(3)) })
    expect(sent).toEqual({ outcome: 'sent', state: 'sent', isQueued: false })
    await awaitMail(to)
  })

  it('with the end of an offer is not sent once the offer was extended or the fee reported', async () => {
    const { to: extended, ...first } = await send(reminder('offer ends soon', inDays(1)), {
      status: 'offered',
      offer: offerUntil(inDays(4)),
    })
    const { to: paid, ...second } = await send(reminder('offer ends soon', inDays(1)), {
      status: 'fee reported',
      offer: offerUntil(inDays(1)),
    })
    expect([first, second]).toEqual([dropped, dropped])
    expect(await mailsTo(extended)).toEqual([])
    expect(await mailsTo(paid)).toEqual([])
  })

  it('that an offer has lapsed is not sent once it was extended', async () => {
    const { to, ...sent } = await send(reminder('offer lapsed', inDays(-1)), {
      status: 'offered',
      offer: offerUntil(inDays(2)),
    })
    expect(sent).toEqual(dropped)
    expect(await mailsTo(to)).toEqual([])
  })
})
