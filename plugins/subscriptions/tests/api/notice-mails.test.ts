import { fieldIn } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { hour } from '@prangan/tests/api/notice-desk.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { logger } from '@prangan/tests/support/logger.ts'
import { mailsTo } from '@prangan/tests/support/mailbox.ts'
import { sampled } from '@prangan/tests/support/sample.ts'
import { paragraph } from '@prangan/tests/support/site.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { subscriptionLimits } from '../../contract/limits.ts'
import { subscriptionPaths } from '../../contract/paths.ts'
import { mailChannel } from '../../functions/mailing/channel.ts'
import { takeLease } from '../../functions/mailing/lease.ts'
import { isRefusedRecipient } from '../../functions/mailing/mail-sender.ts'
import { steps } from '../../functions/mailing/send-page.ts'
import { tokenIn } from '../support/subscribers.ts'
import { useMailing } from '../support/use-mailing.ts'

const { app, byAdmin, publish, fromNow, passTo, send, mail, report, subscriber, publishByMail } = useMailing()
afterEach(() => vi.unstubAllEnvs())

const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const body = JSON.stringify([paragraph('a', 'Bring your admit card.')])
const exists = async (path: string) => (await (await app.firestore()).doc(path).get()).exists

describe('A subscriber', () => {
  it('gets a notice of a chosen category once, with its page, its text and the way out', async () => {
    const { email } = await subscriber()
    const other = await subscriber({ categories: ['event'] })
    const id = await publishByMail({ title: 'Date sheet', body })
    await send()
    await send()
    const [received, ...more] = await mailsTo(email)
    expect([received?.subject, more]).toEqual(['Date sheet', []])
    expect(received?.text).toContain(`Date sheet: ${suite.app}/notices/${id}/date-sheet`)
    expect(received?.text).toContain('Bring your admit card.')
    expect(received?.text).toMatch(/Published on \d+ \w+ \d{4}/)
    expect(received?.headers['message-id']).toContain(id)
    expect(received?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const token = received ? tokenIn(received, 'choices') : ''
    const links = [...(received?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    expect(links).toEqual([
      `${suite.app}/notices/${id}/date-sheet`,
      `${suite.app}/subscription#choices=${token}`,
    ])
    expect((await call('POST /api/subscriptions/own', json({ token }))).status).toBe(200)
    expect(await subjects(other.email)).toEqual([])
    expect(await report(id)).toMatchObject({ status: 'done', sent: 1, waiting: 0, failed: 0 })
    const logged = [logger.info, logger.warn, logger.error].flatMap(({ mock }) => mock.calls)
    expect(JSON.stringify(logged)).not.toContain(email)
  })

  it.each(otherLanguages)('gets it in the chosen language (%s)', async (language) => {
    const { email } = await subscriber({ language })
    const id = await publishByMail({ title: 'Fee date', [fieldIn('title', language)]: 'शुल्क की तिथि' })
    await send()
    const [received] = await mailsTo(email)
    expect(received?.subject).toBe('शुल्क की तिथि')
    expect(received?.text).toContain(`${suite.app}/${language}/notices/${id}/fee-date`)
    expect(received?.text).not.toContain('Published')
  })

  it('gets a scheduled notice when it is public and not before, and never again when it is edited', async () => {
    const { email } = await subscriber()
    const id = await publishByMail({ title: 'Later', publishFrom: fromNow(2 * hour) })
    await send()
    await byAdmin(`PUT /news/${id}`, {
      title: 'Later',
      category: 'examination',
      publishFrom: fromNow(4 * hour),
    })
    app.pass(3 * hour)
    await send()
    expect(await subjects(email), 'put off').toEqual([])
    app.pass(hour)
    await send()
    expect(await subjects(email)).toEqual(['Later'])
    await byAdmin(`PUT /news/${id}`, { title: 'Later, corrected', category: 'examination' })
    expect((await mail(id)).status).toBe(200)
    await send()
    expect(await subjects(email)).toEqual(['Later'])
  })

  it('gets none that was withdrawn before it was sent', async () => {
    const { email } = await subscriber()
    const id = await publishByMail({ title: 'Withdrawn', publishFrom: fromNow(hour) })
    await byAdmin(`DELETE /news/${id}`)
    app.pass(hour)
    await send()
    const queued = await publishByMail({ title: 'Withdrawn while it was queued' })
    await send({ send: () => Promise.reject(new Error('down')) })
    await byAdmin(`DELETE /news/${queued}`)
    app.pass(hour)
    await send()
    expect(await subjects(email)).toEqual([])
    expect(await report(id)).toMatchObject({ status: 'withdrawn', sent: 0 })
    expect(await report(queued)).toMatchObject({ sent: 0, waiting: 0 })
  })

  it('is left alone from 21 to 7', async () => {
    const { email } = await subscriber()
    passTo('21:00')
    await publishByMail({ title: 'Late' })
    await send()
    passTo('06:59')
    await send()
    expect(await subjects(email)).toEqual([])
    passTo('07:00')
    await send()
    expect(await subjects(email)).toEqual(['Late'])
  })

  it('who prefers Sunday gets the week’s notices in one mail at 9, of the chosen categories', async () => {
    const { email } = await subscriber({ rhythm: 'on Sunday' })
    const none = await subscriber({ rhythm: 'on Sunday', categories: ['employment'] })
    for (const title of ['First', 'Second']) await publishByMail({ title })
    await publishByMail({ title: 'Dance', category: 'event' })
    await publish({ title: 'Not by mail', category: 'examination' })
    const gone = await publishByMail({ title: 'Gone' })
    await byAdmin(`DELETE /news/${gone}`)
    passTo('08:59', (weekday) => weekday === 0)
    await send()
    expect(await subjects(email)).toEqual([])
    app.pass(60_000)
    await send()
    app.pass(hour)
    await send()
    const [week, ...more] = await mailsTo(email)
    expect([week?.subject, more]).toEqual([expect.stringMatching(/^Notices of this week from /), []])
    for (const title of ['First', 'Second']) expect(week?.text).toContain(`${title}: ${suite.app}/notices/`)
    for (const title of ['Dance', 'Not by mail', 'Gone']) expect(week?.text).not.toContain(title)
    expect(await subjects(none.email)).toEqual([])
    await publishByMail({ title: 'Next week' })
    passTo('09:00', (weekday) => weekday === 0)
    await send()
    const [, next] = await mailsTo(email)
    expect(next?.text).toContain('Next week')
    expect(next?.text).not.toContain('First')
  })

  it('whose address the mail server refuses for good is one no longer, and nobody else', async () => {
    const [gone, kept] = [await subscriber(), await subscriber()]
    const id = await publishByMail({ title: 'Bounce' })
    const refused = { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such user' }
    await send({
      send: async ({ to }) => {
        if (to === gone.email) throw Object.assign(new Error(`No ${to}`), refused)
      },
    })
    expect(await exists(subscriptionPaths.subscription(gone.key))).toBe(false)
    expect(await exists(subscriptionPaths.subscription(kept.key))).toBe(true)
    expect(await report(id)).toMatchObject({ sent: 1, failed: 1, waiting: 0 })
    expect(JSON.stringify(logger.error.mock.calls)).not.toContain(gone.email)
    expect(isRefusedRecipient({ ...refused, response: '550-5.4.5 Daily sending quota exceeded' })).toBe(false)
    expect(isRefusedRecipient({ ...refused, command: 'DATA' })).toBe(false)
  })

  it('gets it later if the mail server is down', async () => {
    const { email } = await subscriber()
    const id = await publishByMail({ title: 'Down' })
    await send({ send: () => Promise.reject(new Error('down')) })
    await send()
    expect(await report(id)).toMatchObject({ sent: 0, waiting: 1 })
    app.pass(subscriptionLimits.retry.first)
    await send()
    expect(await subjects(email)).toEqual(['Down'])
  })
})

describe('The day’s budget', () => {
  it('sends the urgent ones first, and the rest the next morning', async () => {
    vi.stubEnv('NOTICE_MAILS_PER_DAY', '3')
    const readers = [await subscriber({ categories: ['examination', 'holiday'] }), await subscriber()]
    await publishByMail({ title: 'Holiday', category: 'holiday' })
    app.pass(1_000)
    await publishByMail({ title: 'Date sheet' })
    await publishByMail({ title: 'Urgent', category: 'holiday', isPinned: '1' })
    await send()
    await send()
    const received = async () =>
      (await Promise.all(readers.map(({ email }) => subjects(email)))).flat().sort()
    expect(await received()).toEqual(['Date sheet', 'Urgent', 'Urgent'])
    passTo('07:00')
    await send()
    expect(await received()).toEqual([
      ...['Date sheet', 'Date sheet', 'Holiday', 'Holiday', 'Urgent', 'Urgent'],
    ])
  })
})

describe('The worker', () => {
  for (const [at, where] of steps.entries())
    it(`goes on where it was killed ${where}: nobody gets a notice twice, and nobody misses it`, {
      tags: sampled(at, 3),
    }, async () => {
      const readers = await Promise.all(Array.from({ length: 5 }, () => subscriber()))
      await publishByMail({ title: 'Killed' })
      for (let kill = 1; kill <= 3; kill++) {
        const step = (name: string) => {
          if (name === where) throw new Error('killed')
        }
        await expect(send({ step })).rejects.toThrow('killed')
      }
      await send()
      for (const { email } of readers) {
        const ids = (await mailsTo(email)).map(({ headers }) => headers['message-id'])
        expect(new Set(ids).size).toBe(1)
        // What the mail server took and we could not note is sent again, and its id tells the mailbox so.
        if (where !== 'after sending') expect(ids).toHaveLength(1)
      }
    })

  it('waits while another one sends, and takes over when that one was killed', async () => {
    const { email } = await subscriber()
    await publishByMail({ title: 'Lease' })
    await takeLease(await app.firestore(), mailChannel, app.now())
    await send()
    expect(await subjects(email)).toEqual([])
    app.pass(subscriptionLimits.lease)
    await Promise.all([send(), send(), send()])
    expect(await subjects(email)).toEqual(['Lease'])
  })
})

describe('The office', () => {
  it('sees how many a notice reaches, sends it once, and is the only one who may', async () => {
    await Promise.all([
      subscriber(),
      subscriber({ rhythm: 'on Sunday' }),
      subscriber({ categories: ['event'] }),
    ])
    expect((await byAdmin('GET /api/notice-mails')).body).toMatchObject({
      examination: 2,
      event: 1,
      general: 0,
    })
    const { Id } = await publish({ title: 'Asked for', category: 'examination' })
    expect(await report(Id)).toBeNull()
    const asked = await Promise.all([mail(Id), mail(Id)])
    expect(asked.map(({ status }) => status)).toEqual([200, 200])
    expect(await report(Id)).toMatchObject({ status: 'open', sent: 0, waiting: 0 })
    expect((await mail('nobody')).status).toBe(404)
    for (const route of [
      'GET /api/notice-mails',
      `GET /api/notice-mails/${Id}`,
      `POST /api/notice-mails/${Id}`,
    ])
      expect((await call(route)).status, route).toBe(401)
  })
})
