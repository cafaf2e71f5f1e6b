/** @module-tag slow */
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { afterAll, describe, expect, it } from 'vitest'
import { keyOf } from '../../functions/src/lib/budgets.ts'
import { newPassword, receiveCode, resetPassword } from '../support/codes.ts'
import { logger } from '../support/logger.ts'
import { makePerson, newClientHeaders, newDevice, newEmail, type Person } from '../support/people.ts'
import { signInBurst } from '../support/sign-in-burst.ts'
import { countOf, startSignIns, times, wrongly } from '../support/sign-ins.ts'

const { signIn: rules } = limits

const { app, proxy, signIn, close } = await startSignIns()
afterAll(close)

const delayed = errors['sign-in-delayed']
const makeTeacher = () => makePerson(app.firebase, 'faculty')

async function failUntilDelayed(who: Person, clientHeaders: Record<string, string>): Promise<number> {
  for (const _ of times(rules.failuresBeforeDelay, Boolean)) await signIn(wrongly(who), clientHeaders)
  const { status, headers } = await signIn(wrongly(who), clientHeaders)
  expect(status).toBe(429)
  return Number(headers.get('retry-after'))
}

describe('A stranger who guesses at an account, and again at the end of each delay,', () => {
  async function guess(rounds: number) {
    const teacher = await makeTeacher()
    const [stranger, elsewhere] = [newClientHeaders(), newClientHeaders()]
    let seconds = await failUntilDelayed(teacher, stranger)
    const statuses: number[] = []
    for (const _ of times(rounds, Boolean)) {
      app.pass(seconds * 1_000)
      expect((await signIn(wrongly(teacher), stranger)).status).toBe(401)
      seconds = Number((await signIn(wrongly(teacher), stranger)).headers.get('retry-after'))
      statuses.push((await signIn(teacher, elsewhere)).status)
    }
    expect(countOf(statuses, 200)).toBe(statuses.length)
    expect((await signIn(teacher, stranger)).status, 'from the stranger’s network').toBe(429)
  }

  it('never locks out its owner on another network', () => guess(3))

  it('never locks out its owner on another network, twenty times', { tags: ['slow'] }, () => guess(20))

  it('locks out nobody who has signed in on this device before, on the same network either', async () => {
    const teacher = await makeTeacher()
    const [college, device] = [newClientHeaders(), newDevice()]
    expect((await signIn(teacher, newClientHeaders(), device)).status).toBe(200)
    await failUntilDelayed(teacher, college)
    expect((await signIn(teacher, college)).status, 'on an unknown device').toBe(429)
    expect((await signIn(teacher, college, newDevice())).status, 'on a made-up device').toBe(429)
    expect((await signIn(teacher, college, device)).status).toBe(200)
  })

  it('gains nothing by another device for each guess', async () => {
    const teacher = await makeTeacher()
    const clientHeaders = newClientHeaders()
    for (const _ of times(rules.failuresBeforeDelay, Boolean))
      await signIn(wrongly(teacher), clientHeaders, newDevice())
    expect((await signIn(wrongly(teacher), clientHeaders, newDevice())).status).toBe(429)
  })

  it('on a device where its owner signed in, waits as everywhere', async () => {
    const teacher = await makeTeacher()
    const device = newDevice()
    expect((await signIn(teacher, newClientHeaders(), device)).status).toBe(200)
    for (const _ of times(rules.failuresBeforeDelay, Boolean)) {
      expect((await signIn(wrongly(teacher), newClientHeaders(), device)).status).toBe(401)
    }
    const { status, headers } = await signIn(teacher, newClientHeaders(), device)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })
})

describe('One college behind one network address', () => {
  it('is not locked out by its people’s failures: neither who signed in there before, nor on a known device', async () => {
    const [resident, visitor, newcomer] = await Promise.all(times(3, makeTeacher))
    if (!resident || !visitor || !newcomer) throw new Error('Three people are needed')
    const [college, device] = [newClientHeaders(), newDevice()]
    expect((await signIn(resident, college)).status).toBe(200)
    expect((await signIn(visitor, newClientHeaders(), device)).status).toBe(200)
    for (const _ of times(rules.failuresPerAddress, Boolean)) {
      expect((await signIn({ uname: newEmail('guessed'), psw: 'a guess' }, college)).status).toBe(401)
    }
    expect((await signIn(newcomer, college)).status).toBe(429)
    expect((await signIn(resident, college)).status).toBe(200)
    expect((await signIn(visitor, college, device)).status).toBe(200)
  })
})

describe('A reset by mail', () => {
  it('ends the delay, and lets the new password in at once', async () => {
    const teacher = await makeTeacher()
    const clientHeaders = newClientHeaders()
    await failUntilDelayed(teacher, clientHeaders)
    const otp = await receiveCode(teacher.uname, app.origin, 1, { clientHeaders })
    expect((await resetPassword({ email: teacher.uname, otp }, app.origin, { clientHeaders })).status).toBe(
      200,
    )
    expect((await signIn({ ...teacher, psw: newPassword }, clientHeaders)).status).toBe(200)
  })

  it('forgets the devices known before, and knows the one where it was made', async () => {
    const teacher = await makeTeacher()
    const [clientHeaders, lost, device] = [newClientHeaders(), newDevice(), newDevice()]
    expect((await signIn(teacher, newClientHeaders(), lost)).status).toBe(200)
    const otp = await receiveCode(teacher.uname, app.origin, 1, { clientHeaders, device })
    const sent = { email: teacher.uname, otp, device }
    expect((await resetPassword(sent, app.origin, { clientHeaders })).status).toBe(200)
    const owner = { ...teacher, psw: newPassword }
    const stranger = newClientHeaders()
    await failUntilDelayed(owner, stranger)
    expect((await signIn(owner, stranger, lost)).status).toBe(429)
    expect((await signIn(owner, stranger, device)).status).toBe(200)
  })
})

describe('Guesses at one account from many networks', () => {
  it('end at a thousand a day with an alarm; known sources go on, and so does everyone after a reset', async () => {
    const teacher = await makeTeacher()
    const [home, device] = [newClientHeaders(), newDevice()]
    expect((await signIn(teacher, home)).status).toBe(200)
    expect((await signIn(teacher, newClientHeaders(), device)).status).toBe(200)
    const firestore = await app.firebase.firestore()
    const today = app.now().toISOString().slice(0, 10)
    const strangers = firestore.doc(documentPaths.rateLimit(keyOf('strangers', `${teacher.uname} ${today}`)))
    await strangers.update({ tries: rules.strangersPerDay - 5 })

    const attempts = times(30, () => () => signIn(wrongly(teacher)))
    const { compared } = await signInBurst(proxy, attempts)
    expect(compared).toBeLessThanOrEqual(5)

    const refused = await signIn(teacher)
    expect([refused.status, refused.body.message]).toEqual(delayed)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 60 * 60)
    const alarms = () => logger.error.mock.calls.filter(([what]) => what === 'alarm').length
    const told = alarms()
    expect(told).toBeGreaterThan(0)
    await signIn(teacher)
    expect(alarms(), 'not told for each refusal').toBe(told)
    expect((await signIn(teacher, home)).status, 'a known network').toBe(200)
    expect((await signIn(teacher, newClientHeaders(), device)).status, 'a known device').toBe(200)

    const otp = await receiveCode(teacher.uname, app.origin)
    expect((await resetPassword({ email: teacher.uname, otp }, app.origin)).status).toBe(200)
    expect((await signIn({ ...teacher, psw: newPassword })).status).toBe(200)
  })
})
