import { collections } from '@prangan/contract/paths'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { apply, idOf, newApplication, newApplications } from '../support/applications.ts'
import { call, json, signIn } from '../support/call.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { newEmail, newPlace } from '../support/people.ts'

const day = 24 * 60 * 60_000

/** Where nobody else applies, and no trigger takes the mails. */
let app: AppWithClock
beforeAll(async () => {
  app = await startApp(connectOwnDatabase())
})
afterEach(() => {
  vi.unstubAllEnvs()
  // What one test sent counts for the next one no more.
  app.pass(day)
})
afterAll(() => app.close())

const applyWith = (email = newEmail('applicant')) =>
  apply(newApplication({ email }), { place: newPlace(), origin: app.origin })

test('However many come in a day, the door stays open, and the office is told once', async () => {
  vi.stubEnv('FORMS_ALARM', '3')
  const firestore = await app.firebase.firestore()
  const alarms = async () =>
    (await firestore.collection(collections.mail).where('kind', '==', 'many forms').get()).docs
  for (let sent = 0; sent < 6; sent++) expect((await applyWith()).status).toBe(201)
  expect((await alarms()).map((mail) => [mail.get('to'), mail.get('form'), mail.get('count')])).toEqual([
    ['office@sarvodaya.test', 'registerAdmission', 3],
  ])
  app.pass(day)
  for (let sent = 0; sent < 3; sent++) await applyWith()
  expect((await alarms()).length, 'the next day again').toBe(2)
})

test('The office has the new ones counted, whichever way an application goes', async () => {
  const count = async () => newApplications(await app.firebase.firestore())
  const before = await count()
  const { body } = await applyWith()
  const token = await signIn('admin')
  const counts = [await count()]
  for (const status of ['new', 'rejected', 'waiting', 'new']) {
    const route = `PUT /admin/application/${idOf(String(body.applicationNumber))}`
    expect((await call(route, { token, origin: app.origin, ...json({ status }) })).status).toBe(200)
    counts.push(await count())
  }
  expect(counts.map((now) => now - before)).toEqual([1, 1, 0, 0, 1])
})
