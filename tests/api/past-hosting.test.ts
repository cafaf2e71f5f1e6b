/** @module-tag slow */

import { randomInt, randomUUID } from 'node:crypto'
import { limits, statusPage } from '@prangan/contract/limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, json } from '../support/call.ts'
import { requestCode } from '../support/codes.ts'
import { newClientHeaders, newEmail, signInAs } from '../support/people.ts'
import { countOf, times } from '../support/sign-ins.ts'
import { type StatusPage, statusPages } from '../support/status-pages.ts'
import { useOwnApp } from '../support/use-own-app.ts'

useOwnApp()

/** The values are those of production. */
beforeEach(() => {
  vi.stubEnv('PROXY_HOPS', '2')
  vi.stubEnv('CODES_PER_HOUR', '200')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const newAddress = () => newClientHeaders()['x-forwarded-for'] ?? ''
const headersOf = (...chain: string[]) => ({ 'x-forwarded-for': chain.join(', ') })
/** Hosting's edge appends the visitor's address, and the platform appends the edge's. */
const throughHosting = () => headersOf(newAddress(), `151.101.${randomInt(256)}.${randomInt(256)}`)
/** One machine calls the function's own address with another forwarded entry each time. */
const pastHosting = () => {
  const own = newAddress()
  return () => headersOf(newAddress(), own)
}

const signIn = async (clientHeaders: Record<string, string>) =>
  (await signInAs({ uname: newEmail('guessed'), psw: 'a guess' }, { clientHeaders })).status
const askForCode = async (clientHeaders: Record<string, string>) =>
  (await requestCode(newEmail(), undefined, { clientHeaders })).status
const guessStatusCode =
  ({ path, prefix }: StatusPage) =>
  async (clientHeaders: Record<string, string>) => {
    const { body, headers } = json({ number: `${prefix}-34679AC`, code: '123456', flow: randomUUID() })
    const sent = { body, headers: { ...headers, ...clientHeaders } }
    return (await call(`POST ${path}/open`, sent)).status
  }

describe('One machine that calls the function past Hosting', () => {
  it.each([
    ['sprays passwords', signIn, 401, limits.signIn.failuresPerAddress],
    ['asks for codes', askForCode, 200, limits.otp.perNetworkPerHour],
    ...statusPages.map(
      (page) =>
        [
          `guesses at the page of an ${page.what}`,
          guessStatusCode(page),
          400,
          statusPage.failuresPerNetwork,
        ] as const,
    ),
  ] as const)('%s as one network, whatever addresses it writes', async (_, attempt, taken, most) => {
    const machine = pastHosting()
    const statuses: number[] = []
    for (const _ of times(most + 10, Boolean)) statuses.push(await attempt(machine()))
    expect([countOf(statuses, taken), countOf(statuses, 429)]).toEqual([most, 10])
    expect(await attempt(throughHosting()), 'a visitor of the site').toBe(taken)
  })
})

describe('Visitors of the site', () => {
  it('are counted one by one behind the same edge', async () => {
    const edge = '151.101.1.7'
    const most = limits.otp.perNetworkPerHour
    const statuses = await Promise.all(times(most + 5, () => askForCode(headersOf(newAddress(), edge))))
    expect(countOf(statuses, 200)).toBe(most + 5)
  })
})
