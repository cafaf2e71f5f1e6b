import { college } from '@prangan/college/config'
import { idOfNumber } from '@prangan/contract/ids'
import { collectionPaths } from '@prangan/contract/paths'
import { afterEach, expect, test, vi } from 'vitest'
import { apply, newApplication, newApplications } from '../support/applications.ts'
import { call, json, signIn } from '../support/call.ts'
import { newEmail } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const day = 24 * 60 * 60_000

/** No other test applies in this database, and no trigger sends the mails. */
const app = useOwnApp()
afterEach(() => {
  vi.unstubAllEnvs()
  // The limits count by day, so no test inherits what another has sent.
  app.pass(day)
})

const applyWith = (email = newEmail('applicant')) => apply(newApplication({ email }))

test('However many come in a day, forms stay open, and the office gets one mail', {
  tags: ['slow'],
}, async () => {
  vi.stubEnv('FORMS_ALARM', '3')
  const firestore = await app.firestore()
  const alarms = async () =>
    (await firestore.collection(collectionPaths.mail).where('kind', '==', 'many forms').get()).docs
  for (let sent = 0; sent < 6; sent++) expect((await applyWith()).status).toBe(201)
  expect((await alarms()).map((mail) => [mail.get('to'), mail.get('form'), mail.get('count')])).toEqual([
    [college.email, 'registerAdmission', 3],
  ])
  app.pass(day)
  for (let sent = 0; sent < 3; sent++) await applyWith()
  expect((await alarms()).length, 'the next day again').toBe(2)
})

test('The office has the new ones counted, whichever way an application goes', async () => {
  const count = async () => newApplications(await app.firestore())
  const before = await count()
  const { body } = await applyWith()
  const token = await signIn('admin')
  const counts = [await count()]
  for (const status of ['new', 'rejected', 'waiting', 'new']) {
    const route = `PUT /admin/application/${idOfNumber(String(body.applicationNumber))}`
    expect((await call(route, { token, ...json({ status }) })).status).toBe(200)
    counts.push(await count())
  }
  expect(counts.map((now) => now - before)).toEqual([1, 1, 0, 0, 1])
})
