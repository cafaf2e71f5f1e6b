import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { ApplicationMailSchema } from '@prangan/contract/schemas/admissions'
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configuration } from '../../functions/src/lib/configuration.ts'
import type { Deps } from '../../functions/src/lib/deps.ts'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { deliverMail } from '../../functions/src/mail/on-mail-created.ts'
import { queueMail } from '../../functions/src/mail/queue-mail.ts'
import { sendQueuedMail } from '../../functions/src/mail/send-queued-mail.ts'
import { sweepMail } from '../../functions/src/mail/sweep-mail.ts'
import { type FlakyProxy, openFlakyProxy, openRefusingServer } from '../support/flaky-proxy.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { newEmail } from '../support/people.ts'

/** Each test has an empty database without triggers, so that only the sweep sends mails. */
let firebase: Firebase
beforeEach(() => {
  firebase = connectOwnDatabase()
})
const queuedAt = new Date()
const deps = (): Deps => ({ firebase, configuration, clock: () => new Date() })
const minutesLater = (minutes: number) => new Date(queuedAt.getTime() + minutes * 60_000)

async function queue(to: string): Promise<DocumentReference> {
  const firestore = await firebase.firestore()
  const batch = firestore.batch()
  const queued = {
    kind: 'account created',
    to,
    name: 'Asha',
    firstPasswordUntil: '',
    language: null,
  } as const
  queueMail(batch, firestore, queued, queuedAt)
  await batch.commit()
  const { docs } = await firestore.collection(collectionPaths.mail).where('to', '==', to).get()
  const [mail] = docs
  if (!mail) throw new Error('The mail is not in the queue')
  return mail.ref
}
const queued = async () => (await (await firebase.firestore()).collection(collectionPaths.mail).get()).size

const smtpUrl = process.env.SMTP_URL ?? ''
beforeAll(() => process.loadEnvFile(new URL('../../functions/.env.demo-prangan', import.meta.url)))

let proxy: FlakyProxy | undefined
afterEach(() => {
  process.env.SMTP_URL = smtpUrl
  proxy?.close()
})

async function dropFirst(first: number): Promise<FlakyProxy> {
  proxy = await openFlakyProxy(new URL(smtpUrl).host)
  proxy.dropConnections(first)
  process.env.SMTP_URL = `smtp://${proxy.host}`
  return proxy
}

describe('A queued mail', () => {
  it('that was not sent is left for ten minutes, then sent by the sweep, once', {
    tags: ['slow'],
  }, async () => {
    const address = newEmail()
    await queue(address)
    expect(await sweepMail(firebase, minutesLater(9), configuration)).toBe(0)
    expect(await mailsTo(address)).toEqual([])
    expect(await sweepMail(firebase, minutesLater(11), configuration)).toBe(1)
    expect((await awaitMail(address)).text).toContain('Forgot Password?')
    expect(await sweepMail(firebase, minutesLater(12), configuration)).toBe(0)
    expect(await queued()).toBe(0)
  })

  it('reaches its reader though the mail server hangs up twice', { tags: ['slow'] }, async () => {
    const address = newEmail()
    const mail = await queue(address)
    const { connections } = await dropFirst(2)
    expect(await sendQueuedMail(mail, { configuration, now: new Date() })).toBe('sent')
    expect(connections()).toBe(3)
    await awaitMail(address)
  })

  it('is given up after three tries, and waits for the sweep, which checks the mail server first', {
    tags: ['slow'],
  }, async () => {
    const address = newEmail()
    const mail = await queue(address)
    const { connections } = await dropFirst(Number.POSITIVE_INFINITY)
    expect(await sendQueuedMail(mail, { configuration, now: new Date() })).toBe('to be tried again')
    expect(connections()).toBe(3)
    expect(await sweepMail(firebase, minutesLater(11), configuration)).toBe(0)
    expect(connections()).toBe(4)
    process.env.SMTP_URL = smtpUrl
    expect(await sweepMail(firebase, minutesLater(11), configuration)).toBe(1)
    await awaitMail(address)
  })
  it('goes out by its event, tried again, as soon as the mail server answers: before any sweep, and once', async () => {
    const address = newEmail()
    const mail = await queue(address)
    const { connections } = await dropFirst(3)
    await expect(deliverMail(deps(), mail.path)).rejects.toThrow('it is tried again')
    expect([connections(), (await mail.get()).exists]).toEqual([3, true])
    await deliverMail(deps(), mail.path)
    await awaitMail(address)
    // An event may be delivered again, even after its work is done.
    await deliverMail(deps(), mail.path)
    expect(await mailsTo(address)).toHaveLength(1)
  })

  it('is sent once, however many events and sweeps come to it in the same moment', {
    tags: ['slow'],
  }, async () => {
    const address = newEmail()
    const mail = await queue(address)
    const all = await Promise.all([
      ...Array.from({ length: 8 }, () => sendQueuedMail(mail, { configuration, now: new Date() })),
      sweepMail(firebase, minutesLater(11), configuration),
    ])
    expect(all.filter((outcome) => outcome === 'sent' || outcome === 1)).toHaveLength(1)
    await awaitMail(address)
    expect(await mailsTo(address)).toHaveLength(1)
  })

  it('that a killed process had taken is sent once its time is over', { tags: ['slow'] }, async () => {
    const address = newEmail()
    const mail = await queue(address)
    await mail.update({ leaseUntil: Timestamp.fromDate(minutesLater(3)) })
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(2) })).toBe('to be tried again')
    expect(await mailsTo(address)).toEqual([])
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(3) })).toBe('sent')
    await awaitMail(address)
  })
})

describe('An application', () => {
  const admission = async () => (await firebase.firestore()).doc(documentPaths.admission(crypto.randomUUID()))

  async function anApplicationWithItsMail(to = newEmail()) {
    const firestore = await firebase.firestore()
    const application = await admission()
    const batch = firestore.batch()
    const { path: recordIn } = application
    const mail = {
      kind: 'application received',
      to,
      recordIn,
      applicationNumber: 'A-1',
      course: 'B.A.',
      language: null,
    } as const
    const id = queueMail(batch, firestore, mail, queuedAt)
    const earlier = { id: 'earlier', topic: 'accepted', state: 'waiting', at: queuedAt }
    batch.create(application, { mails: [earlier, { ...earlier, id, topic: 'received' }] })
    await batch.commit()
    return { to, application, mail: firestore.collection(collectionPaths.mail).doc(id) }
  }
  const states = async (application: DocumentReference) =>
    ((await application.get()).get('mails') as unknown[])
      .map((mail) => ApplicationMailSchema.parse(mail))
      .map(({ topic, state, at }) => [topic, state, at.getTime()])
  const untouched = ['accepted', 'waiting', queuedAt.getTime()]

  it('says when its mail was sent, and of no other mail', async () => {
    const { to, application, mail } = await anApplicationWithItsMail()
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(1) })).toBe('sent')
    await awaitMail(to)
    expect(await states(application)).toEqual([untouched, ['received', 'sent', minutesLater(1).getTime()]])
    expect((await mail.get()).exists).toBe(false)
  })

  it('says that its mail still waits where the mail server is out of reach, until it is sent', {
    tags: ['slow'],
  }, async () => {
    const { application, mail } = await anApplicationWithItsMail()
    await dropFirst(3)
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(1) })).toBe('to be tried again')
    expect(await states(application)).toEqual([untouched, ['received', 'delayed', queuedAt.getTime()]])
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(2) })).toBe('sent')
    expect(await states(application)).toEqual([untouched, ['received', 'sent', minutesLater(2).getTime()]])
  })

  it('says that its mail was refused, which the sweep tries again', async () => {
    const { application, mail } = await anApplicationWithItsMail()
    const refusing = await openRefusingServer()
    process.env.SMTP_URL = `smtp://${refusing.host}`
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(1) })).toBe('refused')
    refusing.close()
    expect(await states(application)).toEqual([untouched, ['received', 'refused', minutesLater(1).getTime()]])
    process.env.SMTP_URL = smtpUrl
    expect(await sendQueuedMail(mail, { configuration, now: minutesLater(11) })).toBe('sent')
    expect(await states(application)).toContainEqual(['received', 'sent', minutesLater(11).getTime()])
  })

  it('that was deleted stays deleted, and its mail is still sent', async () => {
    const { to, application, mail } = await anApplicationWithItsMail()
    await application.delete()
    expect(await sendQueuedMail(mail, { configuration, now: new Date() })).toBe('sent')
    await awaitMail(to)
    expect([(await application.get()).exists, (await mail.get()).exists]).toEqual([false, false])
  })
})
