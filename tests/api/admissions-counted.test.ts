import { limits } from '@prangan/contract/limits'
import { collections } from '@prangan/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { apply, newApplication } from '../support/applications.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { newEmail, newPlace } from '../support/people.ts'

const day = 24 * 60 * 60_000
const { mailsPerDay } = limits.publicForms

/** Where no trigger takes the mails. */
let app: AppWithClock
beforeAll(async () => {
  app = await startApp(connectOwnDatabase())
})
afterAll(() => app.close())

const applyWith = (email: string) =>
  apply(newApplication({ email }), { place: newPlace(), origin: app.origin })
const mails = async () => (await (await app.firebase.firestore()).collection(collections.mail).get()).size

test('A mailbox gets five mails a day about applications that name it, however it is spelt', async () => {
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
