import { endpointTable } from '@prangan/contract/endpoints/table'
import { idOfNumber } from '@prangan/contract/ids'
import { tokenOf } from '@prangan/tests/api/teachers.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { makePerson, newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { notificationPaths } from '../../contract/paths.ts'

const app = useOwnApp()
useTriggers(app)

const admin = async () => {
  const person = await makePerson(app, 'admin')
  return { ...person, token: await tokenOf(person) }
}

async function anEnquiry(): Promise<string> {
  const { body, headers } = json({
    name: 'Kiran Rao',
    email: newEmail('parent'),
    message: 'Is there a hostel?',
  })
  const sent = { body, headers: { ...headers, ...newClientHeaders() } }
  const answer = await call('POST /api/inquiries/enquiry', sent)
  expect(answer.status, String(answer.body.message)).toBe(201)
  return String(answer.body.number)
}
const assign = (number: string, token: string, assignedTo: string) =>
  call(`PUT /api/inquiries/${idOfNumber(number)}`, { token, ...json({ version: 1, assignedTo }) })
const told = async (uid: string) => {
  const { docs } = await (await app.firestore()).collection(notificationPaths.items(uid)).get()
  return docs.map((item) => [item.get('text').en, item.get('path')])
}

describe.skipIf(!('handleInquiry' in endpointTable))('Somebody to whom an enquiry is assigned', () => {
  it('is told once, also when the same is sent twice, and finds it there', async () => {
    const [one, other] = [await admin(), await admin()]
    const number = await anEnquiry()
    const answers = await Promise.all([
      assign(number, one.token, other.uid),
      assign(number, one.token, other.uid),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await told(other.uid)).toEqual([
      [`Enquiry ${number} was assigned to you`, `/AdminDashboard/inquiries?open=${idOfNumber(number)}`],
    ])
    await awaitMail(other.uname)
    expect(await told(one.uid)).toEqual([])
  })

  it('is not told what they took themselves', async () => {
    const one = await admin()
    expect((await assign(await anEnquiry(), one.token, one.uid)).status).toBe(200)
    expect(await told(one.uid)).toEqual([])
  })

  it('is told without a mail if they turned that off', async () => {
    const [one, other, mailed] = [await admin(), await admin(), await admin()]
    const chosen = { morning: true, assigned: false, language: 'en' }
    await call('PUT /api/notifications/choices', { token: other.token, ...json(chosen) })
    await assign(await anEnquiry(), one.token, other.uid)
    await assign(await anEnquiry(), one.token, mailed.uid)
    await awaitMail(mailed.uname)
    expect(await told(other.uid)).toHaveLength(1)
    expect(await mailsTo(other.uname)).toEqual([])
  })
})
