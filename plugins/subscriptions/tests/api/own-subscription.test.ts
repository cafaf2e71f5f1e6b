import { errors } from '@prangan/contract/errors'
import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import { aSubscriber, subscribe, tokenIn } from '../support/subscribers.ts'

const app = useOwnApp()
useTriggers(app)

const read = (token: string) => call('POST /api/subscriptions/own', json({ token }))
const change = (token: string, choices: object) =>
  call('PUT /api/subscriptions/own', json({ token, ...choices }))
const ended = errors['subscription-link-ended']

async function addressesStored(email: string): Promise<number> {
  const firestore = await app.firestore()
  const found = await Promise.all(
    Object.values(collectionPaths).map((path) =>
      firestore.collection(path).where('email', '==', email).get(),
    ),
  )
  return found.reduce((sum, { size }) => sum + size, 0)
}

describe('A subscriber', () => {
  it('sees the choices with a masked address, and changes them without an account', async () => {
    const { email, token } = await aSubscriber()
    const own = await read(token)
    expect(own.body).toEqual({
      email: `r•••${email.slice(email.indexOf('@'))}`,
      ...{ categories: ['examination', 'holiday'], rhythm: 'at once', language: 'en' },
    })
    const choices = { categories: ['event'], rhythm: 'on Sunday', language: 'en' }
    expect((await change(token, choices)).status).toBe(200)
    expect((await read(token)).body).toMatchObject(choices)
    const firestore = await app.firestore()
    const wanted = firestore
      .collection(collectionPaths.subscriptions)
      .where('wants', 'array-contains', 'on Sunday event')
      .where('email', '==', email)
    expect((await wanted.get()).size).toBe(1)
    expect((await change(token, { ...choices, categories: [] })).body.errors).toEqual({
      categories: 'Choose at least one category.',
    })
  })

  it('unsubscribes by the one click of a mail program, which sends a form without cookies', async () => {
    const { email, token } = await aSubscriber()
    await subscribe(email, { rhythm: 'on Sunday' })
    const mail = await awaitMail(email, 3)
    const link = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    expect(link).toBe(`${suite.app}/api/subscriptions/unsubscribe/${token}`)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = link.replace(suite.app, app.origin)

    const opened = await fetch(address)
    expect([opened.status, opened.headers.get('content-disposition')]).toEqual([
      200,
      'inline; filename="unsubscribe.html"',
    ])
    expect(await opened.text()).toContain(`href="/subscription#choices=${token}"`)
    await fetch(address, { method: 'HEAD' })
    expect((await read(token)).status, 'opening changes nothing').toBe(200)

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
    expect(await addressesStored(email)).toBe(0)
    expect([(await read(token)).status, (await read(token)).body.message]).toEqual(ended)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await fetch(address, { method: 'POST', body: form })).status, 'again').toBe(200)
  })

  it('who subscribes again gets other links, and those of before stay dead', async () => {
    const first = await aSubscriber()
    await call(`POST /api/subscriptions/unsubscribe/${first.token}`)
    app.pass(11 * 60_000)
    await subscribe(first.email)
    const mail = await awaitMail(first.email, 3)
    const { body } = await call('POST /api/subscriptions/confirm', json({ token: tokenIn(mail, 'confirm') }))
    expect(body.token).not.toBe(first.token)
    expect((await read(first.token)).status).toBe(404)
    await call(`POST /api/subscriptions/unsubscribe/${first.token}`)
    expect((await read(String(body.token))).status).toBe(200)
  })
})

describe('A stranger', () => {
  it('cannot read, change or end a subscription with a token that was not mailed', async () => {
    const { token } = await aSubscriber()
    const forged = token.slice(0, 32) + '0'.repeat(32)
    const choices = { categories: ['event'], rhythm: 'on Sunday', language: 'en' }
    expect((await read(forged)).status).toBe(404)
    expect((await change(forged, choices)).status).toBe(404)
    expect((await call(`POST /api/subscriptions/unsubscribe/${forged}`)).status).toBe(200)
    expect((await call('POST /api/subscriptions/unsubscribe/x')).status).toBe(400)
    expect((await read(token)).body.categories).toEqual(['examination', 'holiday'])
  })
})
