import { college } from '@prangan/college/config'
import { type EndpointName, endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import * as plugins from '@prangan/plugins/tests/calls'
import { initializeApp } from 'firebase-admin/app'
import { getAppCheck } from 'firebase-admin/app-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppCheckKeys, openAppCheckKeys } from '../support/app-check-keys.ts'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { apply, newApplication, sendForm } from '../support/applications.ts'
import { call } from '../support/call.ts'
import { connectOwnDatabase } from '../support/own-database.ts'

const forms = (Object.keys(endpointTable) as EndpointName[]).filter(
  (name) => 'isPublicForm' in endpointTable[name],
)
let keys: AppCheckKeys
let app: AppWithClock

beforeAll(async () => {
  process.env.APP_CHECK = 'true'
  keys = await openAppCheckKeys()
  app = await startAppWith('the site', keys)
})
afterAll(async () => {
  await app.close()
  await keys.close()
})

function startAppWith(name: string, { httpAgent }: AppCheckKeys): Promise<AppWithClock> {
  const appCheck = getAppCheck(initializeApp({ projectId: 'demo-prangan', httpAgent }, name))
  return startApp({ ...connectOwnDatabase(), appCheck: async () => appCheck })
}

const from = (token: string) => ({ origin: app.origin, clientHeaders: { 'x-firebase-appcheck': token } })

describe('Where the college has set up App Check', () => {
  it('every form that anyone may send requires it', () => {
    const expected = ['registerAdmission', 'registerAlumnus', 'sendFeedback']
    expect(forms.toSorted()).toEqual([...expected, ...plugins.publicForms].toSorted())
  })

  it.each(forms)('%s takes nothing from a program that never saw the site', async (name) => {
    for (const headers of [{}, { 'x-firebase-appcheck': '' }, { 'x-firebase-appcheck': 'x.y.z' }]) {
      const { status, body } = await call(endpointTable[name].routes[0], { origin: app.origin, headers })
      expect([status, body.message]).toEqual(errors['not-from-site'])
    }
  })

  it('an application from the site is taken', async () => {
    const { status, body } = await apply(newApplication(), from(keys.token()))
    expect([status, body.message]).toEqual([201, body.message])
    expect(body.applicationNumber).toMatch(new RegExp(`^${college.shortCode}-`))
  })

  it('a token that has expired, is for another project or has a wrong signature is refused', async () => {
    const good = keys.token()
    const forged = `${good.slice(0, good.lastIndexOf('.'))}.${Buffer.alloc(256, 1).toString('base64url')}`
    for (const token of [
      keys.token({ exp: 1 }),
      keys.token({ aud: ['projects/another'] }),
      keys.token({ iss: 'https://elsewhere.test/1' }),
      keys.token({}, 'another-key'),
      forged,
    ]) {
      const { status, body } = await apply(newApplication(), from(token))
      expect([status, body.message]).toEqual(errors['not-from-site'])
    }
  })

  it('nothing else requires it', async () => {
    const { status } = await call('GET /news', { origin: app.origin })
    expect(status).toBe(200)
  })
})

describe("Where Google's keys cannot be had", () => {
  it('a person can try again, and the form is not called invalid', async () => {
    const none = await openAppCheckKeys()
    await none.close()
    const other = await startAppWith('without keys', none)
    const { status, body } = await sendForm(
      '/api/feedback',
      {},
      { ...from(keys.token()), origin: other.origin },
    )
    await other.close()
    expect([status, body.message]).toEqual(errors.busy)
  })
})

describe('Where it has not', () => {
  it('the forms of the local suite are taken without', async () => {
    expect((await apply(newApplication())).status).toBe(201)
  })
})
