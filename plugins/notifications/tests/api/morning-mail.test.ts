import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { useNoticeDesk } from '@prangan/tests/api/notice-desk.ts'
import { tokenOf } from '@prangan/tests/api/teachers.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { makePerson } from '@prangan/tests/support/people.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeEach, expect, it } from 'vitest'
import { sendMorningMails } from '../../functions/send-morning-mails.ts'

const { app, publish } = useNoticeDesk()
useTriggers(app)

const hour = 60 * 60_000

/** Lets time pass until it is 8 in India, on the next day. */
function passToMorning(): void {
  const tomorrow = dayInIndia(new Date(app.now().getTime() + 24 * hour))
  app.pass(Date.parse(`${tomorrow}T08:00:01+05:30`) - app.now().getTime())
}
const admin = async () => {
  const person = await makePerson(app, 'admin')
  return { ...person, token: await tokenOf(person) }
}
const choose = (token: string, chosen: object) =>
  call('PUT /api/notifications/choices', {
    token,
    ...json({ morning: true, assigned: true, language: 'en', ...chosen }),
  })
const mornings = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('new on the desk of'))

// What an earlier test published is of an earlier day.
beforeEach(passToMorning)

it('An admin reads at 8 what was published, once, and nothing the next morning when nothing happened', async () => {
  const { uname, token } = await admin()
  await choose(token, {})
  const { Id } = await publish({ title: 'Date sheet' })
  passToMorning()
  await sendMorningMails(app.deps)
  await sendMorningMails(app.deps)
  const { text } = await awaitMail(uname)
  expect(text).toContain(`Published: Date sheet: ${suite.app}/notices/${Id}/date-sheet`)
  expect(text).toContain(`${suite.app}/AdminDashboard/change-password`)
  passToMorning()
  expect(await sendMorningMails(app.deps)).toBe(0)
  expect(await mornings(uname)).toHaveLength(1)
})

it('An admin counts who registered as an alumnus, and which notice is public only later is not named', async () => {
  const { uname, token } = await admin()
  await choose(token, {})
  const firestore = await app.firestore()
  await firestore.doc(documentPaths.alumnus('new')).set({ createdAt: app.now() })
  await publish({ title: 'Later', publishFrom: new Date(app.now().getTime() + 48 * hour).toISOString() })
  passToMorning()
  await sendMorningMails(app.deps)
  const { text } = await awaitMail(uname)
  expect(text).toContain(`One new registration of an alumnus: ${suite.app}/AdminDashboard/view-alumni`)
  expect(text).not.toContain('Later')
})

it('Who turned it off, is shut out or is no admin gets none', async () => {
  const [off, out, reader] = [await admin(), await admin(), await admin()]
  const teacher = await makePerson(app, 'faculty')
  await tokenOf(teacher)
  await choose(off.token, { morning: false })
  await choose(reader.token, {})
  await (await app.firestore()).doc(documentPaths.staff(out.uid)).update({ isDisabled: true })
  await publish({ title: 'Holiday' })
  passToMorning()
  await sendMorningMails(app.deps)
  await awaitMail(reader.uname)
  for (const { uname } of [off, out, teacher]) expect(await mornings(uname), uname).toEqual([])
})

it('Who has chosen no language reads it in each of the site', async () => {
  const { uname } = await admin()
  await publish({ title: 'Timetable' })
  passToMorning()
  await sendMorningMails(app.deps)
  const { text } = await awaitMail(uname)
  expect(text).toContain('Published: Timetable')
})
