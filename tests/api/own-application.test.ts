import { beforeAll, describe, expect, it } from 'vitest'
import { newApplications } from '../support/applications.ts'
import { awaitMail } from '../support/mailbox.ts'
import {
  addDocuments,
  anApplicant,
  goodDetails,
  own,
  putSession,
  seen,
  sessionAt,
  storedApplication,
} from '../support/own-applications.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)
beforeAll(async () => {
  await putSession(await app.firestore(), sessionAt(app.now()))
})

describe('Somebody who applies', () => {
  it('adds documents, sends the later steps, and then waits for the office', async () => {
    const firestore = await app.firestore()
    const before = await newApplications(firestore)
    const { token, id, email, number } = await anApplicant()
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'incomplete', may: { submit: true } })
    expect(await newApplications(firestore)).toBe(before)
    await addDocuments(token)
    const sent = seen(await own('submit', { token, ...goodDetails() }))
    expect(sent).toMatchObject({ state: 'submitted', number, may: { submit: false } })
    expect(await newApplications(firestore)).toBe(before + 1)
    expect(await storedApplication(firestore, id)).toMatchObject({ version: 5, status: 'new' })
    await awaitMail(email, 1, `Your application ${number} is complete`)
  })
})
