/** @module-tag slow */
import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberSource } from '../../functions/src/auth/sign-in/sign-in-sources.ts'
import { askForCode } from '../support/codes.ts'
import { logger } from '../support/logger.ts'
import { newDevice, newEmail, newPlace } from '../support/people.ts'
import { countOf, times } from '../support/sign-ins.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const hour = 60 * 60_000

const app = useOwnApp()
afterEach(() => {
  vi.unstubAllEnvs()
})

const askFrom = async (place: Record<string, string>) =>
  (await askForCode(newEmail(), undefined, { place })).status

describe('The codes', () => {
  it('that one network asks for are twenty an hour, also when it asks at once and for many people', async () => {
    const stranger = newPlace()
    const statuses = await Promise.all(times(40, () => askFrom(stranger)))
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([20, 20])
    const { status, body, headers } = await askForCode(newEmail(), undefined, { place: stranger })
    expect([status, body.message]).toEqual(errors['too-often'])
    expect(headers.get('retry-after')).toBe(String(hour / 1_000))
    expect(await askFrom(newPlace()), 'from another network').toBe(200)
    app.pass(hour)
    expect(await askFrom(stranger)).toBe(200)
  })

  it('that everybody asks for end at the operator’s limit, with an alarm; a known device goes on', async () => {
    // What another test asked for is long past.
    app.pass(24 * hour)
    const firestore = await app.firestore()
    await firestore.doc(documentPaths.rateLimit('codes')).delete()
    vi.stubEnv('CODES_PER_HOUR', '4')
    const alarms = () => logger.error.mock.calls.filter(([what]) => what === 'alarm').length
    const before = alarms()
    const [account, device] = [newEmail(), newDevice()]
    const signedIn = { account, address: '192.0.2.7', device, now: app.now() }
    await rememberSource(firestore, signedIn)
    const statuses = await Promise.all(times(12, () => askFrom(newPlace())))
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([4, 8])
    expect(alarms() - before).toBe(1)
    const from = { place: newPlace(), device }
    expect((await askForCode(account, undefined, from)).status).toBe(200)
  })
})
