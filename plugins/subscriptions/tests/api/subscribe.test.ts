import { errors } from '@prangan/contract/errors'
import { otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { call, json } from '@prangan/tests/support/call.ts'
import { logger } from '@prangan/tests/support/logger.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { subscriptionLimits } from '../../contract/limits.ts'
import { collectionPaths } from '../../contract/paths.ts'
import { mailRequest } from '../../functions/on-subscription-requested.ts'
import { subscriberKey } from '../../functions/subscription-tokens.ts'
import { sweeps } from '../../functions/sweeps.ts'
import { aSubscriber, confirm, subscribe, tokenIn } from '../support/subscribers.ts'

const app = useOwnApp()
useTriggers(app)

const storedOf = async (collection: string, email: string) => {
  const firestore = await app.firestore()
  return (await firestore.collection(collection).where('email', '==', email).get()).docs
}
const subscriptionsOf = (email: string) => storedOf(collectionPaths.subscriptions, email)
const requestsOf = (email: string) => storedOf(collectionPaths.subscriptionRequests, email)

describe('Somebody who asks for notices by mail', () => {
  it('subscribes by the button that the mailed link leads to, and by nothing else', async () => {
    const email = newEmail('reader')
    const { status, body } = await subscribe(email, { rhythm: 'on Sunday' })
    expect([status, body.message]).toEqual([200, 'We have sent you a mail. Open its link to finish.'])
    const mail = await awaitMail(email)
    expect(mail.text).toContain(`${suite.app}/subscription#confirm=`)
    expect(mail.headers['auto-submitted']).toBe('auto-generated')
    const token = tokenIn(mail, 'confirm')
    const opened = await fetch(`${app.origin}/api/subscriptions/confirm?token=${token}`)
    expect(opened.status).toBe(405)
    expect(await subscriptionsOf(email)).toEqual([])

    const confirmed = await confirm(token)
    expect(confirmed.status).toBe(200)
    const [stored] = await subscriptionsOf(email)
    expect(stored?.data()).toMatchObject({
      categories: ['examination', 'holiday'],
      rhythm: 'on Sunday',
      wants: ['on Sunday examination', 'on Sunday holiday'],
      language: 'en',
    })
    expect(await requestsOf(email), 'the address stays in one place').toEqual([])
    expect((await confirm(token)).body, 'a second press').toEqual(confirmed.body)
  })

  it('is welcomed once, with what was chosen and the way out, however often the button is pressed', async () => {
    const email = newEmail('reader')
    await subscribe(email, { rhythm: 'on Sunday' })
    const token = tokenIn(await awaitMail(email), 'confirm')
    const [confirmed, again] = await Promise.all([confirm(token), confirm(token)])
    expect(again.body).toEqual(confirmed.body)
    const mail = await awaitMail(email, 2)
    expect(mail.subject).toMatch(/^You now get notices of /)
    for (const text of ['Examination, Holiday', 'on Sunday at 9 am']) expect(mail.text).toContain(text)
    expect(tokenIn(mail, 'choices')).toBe(confirmed.body.token)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const requests = (await app.firestore()).collection(collectionPaths.subscriptionRequests)
    const { docs } = await requests.where('subscriber', '==', subscriberKey(email)).get()
    for (const { ref } of docs) await mailRequest(app.deps, ref.path)
    await confirm(token)
    expect(docs.map((request) => request.get('kind')).sort()).toEqual(['confirmed', 'welcome'])
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('is mailed once for a double click, and once for a repeated event', async () => {
    const email = newEmail('reader')
    await Promise.all([subscribe(email), subscribe(email)])
    await awaitMail(email)
    const [request] = await requestsOf(email)
    await mailRequest(app.deps, request?.ref.path ?? '')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each(otherLanguages)('gets the mails in the language of the page (%s)', async (language) => {
    const email = newEmail('reader')
    await subscribe(email, { language })
    const mail = await awaitMail(email)
    expect(mail.text).toContain(`${suite.app}/${language}/subscription#confirm=`)
    await confirm(tokenIn(mail, 'confirm'))
    const welcome = await awaitMail(email, 2)
    expect(welcome.text).toContain(`${suite.app}/${language}/subscription#choices=`)
    for (const { text } of [mail, welcome]) expect(text).not.toContain('Hello')
  })

  it('can confirm for two days, and is then forgotten', async () => {
    const email = newEmail('reader')
    await subscribe(email)
    const token = tokenIn(await awaitMail(email), 'confirm')
    app.pass(subscriptionLimits.requestLifetime - 1)
    await sweeps.subscriptionRequests(app.deps.firebase, app.now())
    expect(await requestsOf(email)).toHaveLength(1)
    app.pass(1)
    const late = await confirm(token)
    expect([late.status, late.body.message]).toEqual(errors['subscription-link-ended'])
    await sweeps.subscriptionRequests(app.deps.firebase, app.now())
    expect(await requestsOf(email)).toEqual([])
  })

  it('is told what is missing', async () => {
    const { status, body } = await call(
      'POST /api/subscriptions',
      json({ email: 'me', categories: [], rhythm: 'hourly', language: 'en' }),
    )
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([400, ['categories', 'email', 'rhythm']])
  })
})

describe('A stranger who types the address of a subscriber', () => {
  it('sees what others see, changes nothing, and the mail leads its owner to the choices', async () => {
    const { email, token } = await aSubscriber()
    const answers = await Promise.all([
      subscribe(email, { categories: ['general'] }),
      subscribe(newEmail('reader')),
    ])
    const [known, unknown] = answers.map(({ status, body }) => [status, body])
    expect(known).toEqual(unknown)
    const mail = await awaitMail(email, 3)
    expect(mail.subject).toMatch(/^You already get notices of /)
    expect(tokenIn(mail, 'choices')).toBe(token)
    expect(mail.text).not.toContain('#confirm=')
    expect((await subscriptionsOf(email))[0]?.get('categories')).toEqual(['examination', 'holiday'])
  })

  it('cannot fill the inbox', async () => {
    const email = newEmail('reader')
    for (let sent = 0; sent < limits.publicForms.perPersonPerDay; sent++) {
      app.pass(limits.publicForms.sameWithin)
      expect((await subscribe(email)).status).toBe(200)
    }
    app.pass(limits.publicForms.sameWithin)
    const refused = await subscribe(email)
    expect([refused.status, refused.body.errors]).toEqual([429, { email: errors['forms-of-person'][1] }])
  })

  it('cannot guess a token, and finds none in Firestore or in the log', async () => {
    const { email, token } = await aSubscriber()
    const forged = `${token.slice(0, 32)}${'0'.repeat(32)}`
    expect((await confirm(forged)).status).toBe(404)
    expect((await confirm(token)).status, 'the token of the choices').toBe(404)
    expect((await confirm('x')).status).toBe(400)
    const firestore = await app.firestore()
    const kept = await Promise.all(
      Object.values(collectionPaths).map(async (path) => (await firestore.collection(path).get()).docs),
    )
    const all = JSON.stringify(kept.flat().map((document) => [document.id, document.data()]))
    expect(all).not.toContain(token.slice(32))
    const logged = [logger.info, logger.warn, logger.error].flatMap(({ mock }) => mock.calls)
    expect(JSON.stringify(logged)).not.toContain(email)
  })
})
