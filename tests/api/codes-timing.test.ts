/** @module-tag slow */

import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueCode, resetOf, stateOf } from '../../functions/src/auth/password-reset/codes.ts'
import { configuration } from '../../functions/src/lib/configuration.ts'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { issueCode as issueStatusCode, requestOf } from '../../functions/src/lib/status-access.ts'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { type Answer, call, callAt, json } from '../support/call.ts'
import { requestCode, resetPassword } from '../support/codes.ts'
import { newClientHeaders, newEmail, signInAs } from '../support/people.ts'
import { statusPages } from '../support/status-pages.ts'

/** A separate project without triggers, so that its accounts and mails do not disturb other tests. */
const projectId = `demo-codes-${crypto.randomUUID().slice(0, 8)}`
const firebase = connectFirebase({ projectId, storageBucket: `${projectId}.appspot.com` })
const patience = 300_000
type Addresses = { known: string[]; unknown: string[] }

/** Accepts the connection check at once; the suite's mailbox would delay every call. */
const mailServer = createServer((socket) => {
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 ready')
  createInterface(socket).on('line', (line) => {
    if (/^quit/i.test(line)) socket.end('221 bye\r\n')
    else say('250 ok')
  })
})
const smtpUrl = process.env.SMTP_URL

let app: AppWithClock
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  process.env.SMTP_URL = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`
  app = await startApp(firebase)
  callAt(app.origin)
})
afterAll(async () => {
  process.env.SMTP_URL = smtpUrl
  mailServer.close()
  await app.close()
})

async function makeAddresses(each: number): Promise<Addresses> {
  const newAddresses = (kind: string) => Array.from({ length: each }, () => newEmail(kind))
  const [known, unknown] = [newAddresses('person'), newAddresses('nobody')]
  const auth = await firebase.auth()
  const users = known.map((email) => ({ uid: email, email, customClaims: { role: 'faculty' } }))
  expect((await auth.importUsers(users)).successCount).toBe(each)
  return { known, unknown }
}

async function warmUp(): Promise<void> {
  for (let index = 0; index < 30; index++) {
    const email = newEmail('warm')
    await request(email)
    await tryCode(email)
  }
}

async function makeCodes(emails: readonly string[]): Promise<void> {
  const firestore = await firebase.firestore()
  for (const email of emails) {
    const reset = resetOf(firestore, email)
    const [flow] = stateOf(await reset.get(), email, app.now()).flows
    expect(flow?.code, 'the request itself makes no code').toBeNull()
    expect(await issueCode(reset, flow?.id ?? '', { now: app.now(), configuration })).toMatch(/^\d{6}$/)
  }
}

const request = (email: string) => requestCode(email, app.origin)
/** Uses a new network each time, so that no earlier failure delays the call. */
const signIn = (email: string) =>
  signInAs({ uname: email, psw: 'A wrong one 1' }, { origin: app.origin, clientHeaders: newClientHeaders() })
const tryCode = (email: string) => resetPassword({ email, otp: '000000' }, app.origin)

type Observed = { isKnown: boolean; ms: number; answer: string }

/** Calls for known and unknown addresses in one random order, and records all that a caller can see. */
async function observe(
  { known, unknown }: Addresses,
  post: (email: string) => Promise<Answer>,
): Promise<Observed[]> {
  const addresses = [...known, ...unknown]
    .map((email) => ({ email, isKnown: known.includes(email), rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
  const observed: Observed[] = []
  for (const { email, isKnown } of addresses) {
    const started = performance.now()
    const { status, headers, body } = await post(email)
    const ms = performance.now() - started
    const seen = [...headers].filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name))
    // The request's id and the ETag are random; only the id's length could differ.
    const answer = JSON.stringify([status, seen, { ...body, flow: String(body.flow).length }])
    observed.push({ isKnown, ms, answer })
  }
  return observed
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

function expectSame(observed: readonly Observed[], status: number): void {
  expect(new Set(observed.map(({ answer }) => answer)).size).toBe(1)
  expect(observed[0]?.answer).toContain(`[${status},`)
}

/** Compares how often a known address took longer than an unknown one: 0.5 if the time reveals nothing. */
function expectAlike(what: string, observed: readonly Observed[]): void {
  const times = (isKnown: boolean) => observed.filter((one) => one.isKnown === isKnown).map(({ ms }) => ms)
  const [slow, fast] = [times(true), times(false)]
  const wins = slow.flatMap((one) => fast.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  const auc = wins.reduce((sum: number, win) => sum + win, 0) / wins.length
  const [one, other] = [median(slow), median(fast)].map((ms) => `${ms.toFixed(2)} ms`)
  console.log(`  ${what}, known (${one}) and unknown (${other}): AUC ${auc.toFixed(3)}`)
  expect(auc).toBeGreaterThan(0.4)
  expect(auc).toBeLessThan(0.6)
}

describe('Whether an address has an account', () => {
  it('cannot be recognised by the answer, neither to a request for a code nor to a guess', async () => {
    const addresses = await makeAddresses(10)
    expectSame(await observe(addresses, request), 200)
    await makeCodes(addresses.known)
    expectSame(await observe(addresses, tryCode), 400)
  })

  it('cannot be recognised by the time of either', { timeout: patience, tags: ['slow'] }, async () => {
    const addresses = await makeAddresses(300)
    await warmUp()
    const requested = await observe(addresses, request)
    expectSame(requested, 200)
    expectAlike('a code asked for', requested)
    await makeCodes(addresses.known)
    const tried = await observe(addresses, tryCode)
    expectSame(tried, 400)
    expectAlike('a wrong code tried', tried)
  })

  // The time that the Auth service takes is Google's and is not tested here.
  it('cannot be recognised by a sign-in with a wrong password, nor by its time', {
    timeout: patience,
    tags: ['slow'],
  }, async () => {
    const addresses = await makeAddresses(150)
    for (let index = 0; index < 30; index++) await signIn(newEmail('warm'))
    const tried = await observe(addresses, signIn)
    expectSame(tried, 401)
    expectAlike('a wrong password tried', tried)
  })
})

function post(path: string, sent: object): Promise<Answer> {
  const { body, headers } = json(sent)
  return call(`POST ${path}`, { body, headers: { ...headers, ...newClientHeaders() } })
}

describe.each(statusPages)('Whether a number belongs to $name', ({ access, path, prefix, document }) => {
  const contact = 'kiran@elsewhere.test'
  const flows = new Map<string, string>()
  const ask = async (number: string) => {
    const answer = await post(`${path}/code`, { number, contact })
    flows.set(number, String(answer.body.flow))
    return answer
  }
  const guess = (number: string) => post(`${path}/open`, { number, code: '000000', flow: flows.get(number) })
  const guessWithAnotherFlow = (number: string) =>
    post(`${path}/open`, { number, code: '000000', flow: crypto.randomUUID() })

  async function makeNumbers(each: number): Promise<Addresses> {
    const newNumber = () => `${prefix}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const [known, unknown] = [0, 1].map(() => Array.from({ length: each }, newNumber)) as [string[], string[]]
    const firestore = await firebase.firestore()
    const batch = firestore.batch()
    for (const number of known) {
      const [where, fields] = document(number, contact)
      batch.create(firestore.doc(where), fields)
    }
    await batch.commit()
    return { known, unknown }
  }

  async function makeCodesOf(numbers: readonly string[]): Promise<void> {
    const firestore = await firebase.firestore()
    for (const number of numbers) {
      const request = requestOf(firestore, access, flows.get(number) ?? '')
      const issued = await issueStatusCode(request, access, { now: app.now(), configuration })
      expect(issued?.code).toMatch(/^\d{6}$/)
    }
  }

  it('cannot be recognised by the answer', async () => {
    const numbers = await makeNumbers(10)
    expectSame(await observe(numbers, ask), 200)
    await makeCodesOf(numbers.known)
    expectSame(await observe(numbers, guess), 400)
    expectSame(await observe(numbers, guessWithAnotherFlow), 400)
  })

  it('cannot be recognised by the time', { timeout: patience, tags: ['slow'] }, async () => {
    const numbers = await makeNumbers(200)
    await observe(await makeNumbers(10), ask)
    const asked = await observe(numbers, ask)
    expectSame(asked, 200)
    expectAlike(`a code asked for at ${path}`, asked)
    await makeCodesOf(numbers.known)
    const tried = await observe(numbers, guess)
    expectSame(tried, 400)
    expectAlike(`a wrong code tried at ${path}`, tried)
  })
})
