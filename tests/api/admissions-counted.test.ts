import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collections } from '@prangan/contract/paths'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { apply, idOf, newApplication, newApplications } from '../support/applications.ts'
import { call, json, signIn } from '../support/call.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { newEmail, newPlace } from '../support/people.ts'

const day = 24 * 60 * 60_000
const { mailsPerDay } = limits.publicForms

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

test('A mailbox gets five mails a day about applications that name it, however it is spelt', async () => {
  const mails = async () => (await (await app.firebase.firestore()).collection(collections.mail).get()).size
  const email = newEmail('flooded')
  for (let sent = 0; sent < mailsPerDay; sent++) expect((await applyWith(email)).status).toBe(201)
  expect(await mails()).toBe(mailsPerDay)
  const { status, body } = await applyWith(email.toUpperCase())
  expect([status, typeof body.applicationNumber], 'taken, without a mail').toEqual([201, 'string'])
  expect(await mails()).toBe(mailsPerDay)
  app.pass(day)
  expect((await applyWith(email)).status).toBe(201)
  expect(await mails(), 'the next day').toBe(mailsPerDay + 1)
})

test('All together may send so many forms a day as the operator allows, from wherever they come', async () => {
  vi.stubEnv('FORMS_PER_DAY', '3')
  for (let sent = 0; sent < 3; sent++) expect((await applyWith()).status).toBe(201)
  const { status, body, headers } = await applyWith()
  expect([status, body.message]).toEqual(errors['forms-full'])
  expect(Number(headers.get('retry-after'))).toBe(24 * 60 * 60)
  app.pass(day)
  expect((await applyWith()).status, 'the next day').toBe(201)
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
