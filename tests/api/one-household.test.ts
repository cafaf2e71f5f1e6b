import { randomInt, randomUUID } from 'node:crypto'
import { limits, statusPage } from '@prangan/contract/limits'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, json } from '../support/call.ts'
import { requestCode } from '../support/codes.ts'
import { makePerson, newClientHeaders, newEmail, type Person, signInAs } from '../support/people.ts'
import { countOf, times, wrongly } from '../support/sign-ins.ts'
import { statusPages } from '../support/status-pages.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()
afterEach(() => {
  vi.unstubAllEnvs()
})

const { widerNetwork } = limits
const hex = (below = 65_536) => randomInt(below).toString(16)

/** Each call is sent from another /64 of one household's /56, which begins with the first `at`. */
const newHousehold = () => {
  const [site, start] = [`2001:db8:${hex()}`, randomInt(256) << 8]
  return (at: number) => ({
    'x-forwarded-for': `${site}:${(start + at).toString(16)}::${hex()}`,
  })
}

const signIn = async (who: Person, clientHeaders: Record<string, string>) =>
  (await signInAs(who, { clientHeaders })).status

describe('One household, with another /64 for each call,', () => {
  it('guesses at an account four times as often as one connection, and its owner is let in elsewhere', {
    tags: ['slow'],
  }, async () => {
    const teacher = await makePerson(app, 'faculty')
    const household = newHousehold()
    const most = limits.signIn.failuresBeforeDelay * widerNetwork
    const statuses: number[] = []
    for (const at of times(most + 10, (each) => each))
      statuses.push(await signIn(wrongly(teacher), household(at)))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([most, 10])
    expect(await signIn(teacher, newClientHeaders())).toBe(200)
  })

  it('does not delay who signed in from there before', { tags: ['slow'] }, async () => {
    const teacher = await makePerson(app, 'faculty')
    const household = newHousehold()
    expect(await signIn(teacher, household(0))).toBe(200)
    for (const at of times(limits.signIn.failuresBeforeDelay * widerNetwork, (each) => each + 1))
      await signIn(wrongly(teacher), household(at))
    expect(await signIn(teacher, household(200)), 'from another connection').toBe(429)
    expect(await signIn(teacher, household(0))).toBe(200)
  })

  it('guesses at many accounts four times as often as one connection', { tags: ['slow'] }, async () => {
    const household = newHousehold()
    const most = limits.signIn.failuresPerAddress * widerNetwork
    const statuses: number[] = []
    for (const at of times(most + 10, (each) => each)) {
      const nobody = { uid: '', uname: newEmail('guessed'), psw: 'a guess' }
      statuses.push(await signIn(nobody, household(at)))
    }
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([most, 10])
  })

  it('gets four times as many codes', { tags: ['slow'] }, async () => {
    vi.stubEnv('CODES_PER_NETWORK', '2')
    const household = newHousehold()
    const statuses: number[] = []
    for (const at of times(2 * widerNetwork + 3, (each) => each))
      statuses.push((await requestCode(newEmail(), undefined, { clientHeaders: household(at) })).status)
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([2 * widerNetwork, 3])
  })

  it.each(statusPages)(
    'guesses at the page of an $what four times as often',
    { tags: ['slow'] },
    async ({ path, prefix }) => {
      const household = newHousehold()
      const most = statusPage.failuresPerNetwork * widerNetwork
      const statuses: number[] = []
      for (const at of times(most + 5, (each) => each)) {
        const { body, headers } = json({
          number: `${prefix}-34679AC`,
          code: '123456',
          flow: randomUUID(),
        })
        const sent = { body, headers: { ...headers, ...household(at) } }
        statuses.push((await call(`POST ${path}/open`, sent)).status)
      }
      expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([most, 5])
    },
  )
})
