import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueCode, resetOf, stateOf } from '../../functions/src/auth/codes.ts'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import type { Answer } from '../support/call.ts'
import { askForCode, resetPassword } from '../support/codes.ts'

/** A project of its own, where no trigger listens: 300 mails would be in other tests' way. */
const firebase = connectFirebase({ projectId: 'demo-codes', storageBucket: 'demo-codes.appspot.com' })
const each = 300
/** Milliseconds for as many calls on a busy machine. */
const patience = 180_000
const addressOf = (kind: string, index: number) => `${kind}-${index}-${run}@sarvodaya.test`
const run = crypto.randomUUID().slice(0, 8)
const known = Array.from({ length: each }, (_, index) => addressOf('person', index))
const unknown = Array.from({ length: each }, (_, index) => addressOf('nobody', index))

/**
 * A mail server that is asked whether it takes mail, and says so at once: the suite's mailbox lets everyone wait for
 * 100 ms, in which a difference could hide.
 */
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
  const auth = await firebase.auth()
  const users = known.map((email, index) => ({
    uid: `person-${index}-${run}`,
    email,
    customClaims: { role: 'faculty' },
  }))
  const { successCount } = await auth.importUsers(users)
  expect(successCount).toBe(each)
  for (let index = 0; index < 30; index++) {
    const email = addressOf('warm', index)
    await ask(email)
    await tryCode(email)
  }
})
afterAll(async () => {
  process.env.SMTP_URL = smtpUrl
  mailServer.close()
  await app.close()
})

const ask = (email: string) => askForCode(email, app.origin)
const tryCode = (email: string) => resetPassword({ email, otp: '000000' }, app.origin)

type Observed = { isKnown: boolean; ms: number; answer: string }

/** Calls for every address, the known and the unknown in one random order, and notes all that a caller can see. */
async function observe(post: (email: string) => Promise<Answer>): Promise<Observed[]> {
  const addresses = [...known, ...unknown]
    .map((email) => ({ email, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
  const observed: Observed[] = []
  for (const { email } of addresses) {
    const started = performance.now()
    const { status, headers, body } = await post(email)
    const ms = performance.now() - started
    const seen = [...headers].filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name))
    // The id of the request is random for everybody, and with it the ETag; its length would tell of a difference.
    const told = JSON.stringify([status, seen, { ...body, flow: String(body.flow).length }])
    observed.push({ isKnown: email.startsWith('person'), ms, answer: told })
  }
  return observed
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** How often a known address took longer than an unknown one: 0.5 where the time tells nothing. */
function expectAlike(what: string, observed: Observed[]): void {
  const times = (isKnown: boolean) => observed.filter((one) => one.isKnown === isKnown).map(({ ms }) => ms)
  const [slow, fast] = [times(true), times(false)]
  const wins = slow.flatMap((one) => fast.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  const auc = wins.reduce((sum: number, win) => sum + win, 0) / wins.length
  const [one, other] = [median(slow), median(fast)].map((ms) => `${ms.toFixed(2)} ms`)
  console.log(`  ${what}, ${each} known (${one}) and ${each} unknown (${other}): AUC ${auc.toFixed(3)}`)
  expect(new Set(observed.map(({ answer }) => answer)).size).toBe(1)
  expect(auc).toBeGreaterThan(0.4)
  expect(auc).toBeLessThan(0.6)
}

describe('Whether an address has an account', { timeout: patience }, () => {
  it('cannot be told by asking for a code', async () => {
    const observed = await observe(ask)
    expect(observed[0]?.answer).toContain('[200,')
    expectAlike('a code asked for', observed)
  })

  it('cannot be told by trying one', async () => {
    const firestore = await firebase.firestore()
    for (const email of known) {
      const reset = resetOf(firestore, email)
      const [flow] = stateOf(await reset.get(), email, app.now()).flows
      expect(flow?.code, 'the request itself makes no code').toBeNull()
      expect(await issueCode(firestore, reset, flow?.id ?? '', app.now())).toMatch(/^\d{6}$/)
    }
    const observed = await observe(tryCode)
    expect(observed[0]?.answer).toContain('[400,')
    expectAlike('a wrong code tried', observed)
  })
})
