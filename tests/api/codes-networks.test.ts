/** @module-tag slow */
import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberSource } from '../../functions/src/auth/sign-in/sign-in-sources.ts'
import { requestCode } from '../support/codes.ts'
import { logger } from '../support/logger.ts'
import { newClientHeaders, newDevice, newEmail } from '../support/people.ts'
import { countOf, times } from '../support/sign-ins.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const hour = 60 * 60_000

const app = useOwnApp()
afterEach(() => {
  vi.unstubAllEnvs()
})

const requestFrom = async (clientHeaders: Record<string, string>) =>
  (await requestCode(newEmail(), undefined, { clientHeaders })).status

describe('The codes', () => {
  it('that one network requests are twenty an hour, also at once and for many people', async () => {
    const stranger = newClientHeaders()
    const statuses = await Promise.all(times(40, () => requestFrom(stranger)))
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([20, 20])
    const { status, body, headers } = await requestCode(newEmail(), undefined, { clientHeaders: stranger })
    expect([status, body.message]).toEqual(errors['too-often'])
    expect(headers.get('retry-after')).toBe(String(hour / 1_000))
    expect(await requestFrom(newClientHeaders()), 'from another network').toBe(200)
    app.pass(hour)
    expect(await requestFrom(stranger)).toBe(200)
  })

  it('that everybody requests end at the operator’s limit, with an alarm; a known device goes on', async () => {
    // After a day the requests of other tests no longer count.
    app.pass(24 * hour)
    const firestore = await app.firestore()
    await firestore.doc(documentPaths.rateLimit('budget-codes')).delete()
    vi.stubEnv('CODES_PER_HOUR', '4')
    const alarms = () => logger.error.mock.calls.filter(([what]) => what === 'alarm').length
    const before = alarms()
    const [account, device] = [newEmail(), newDevice()]
    const signedIn = { account, address: '192.0.2.7', device, now: app.now() }
    await rememberSource(firestore, signedIn)
    const statuses = await Promise.all(times(12, () => requestFrom(newClientHeaders())))
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([4, 8])
    expect(alarms() - before).toBe(1)
    const from = { clientHeaders: newClientHeaders(), device }
    expect((await requestCode(account, undefined, from)).status).toBe(200)
  })
})
