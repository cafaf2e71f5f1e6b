import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { formatDate } from '@prangan/contract/format-date'
import { idOfNumber } from '@prangan/contract/ids'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { recordEndedGrants } from '../../functions/src/people/record-ended-grants.ts'
import { apply, newApplication } from '../support/applications.ts'
import { call, json } from '../support/call.ts'
import { awaitMail } from '../support/mailbox.ts'
import { usePeopleDesk } from './people-desk.ts'

const desk = usePeopleDesk()
const { app, auditOf, listStatus, personOf, staffOf } = desk

const decide = 'admission:decide'
const dayIn = (days: number) => addDays(dayInIndia(app.now()), days)
const lend = (lastDays: Readonly<Record<string, string>>, version = 0) => {
  const sent = { grants: [decide], lastDays, version }
  return call(`PUT /admin/people/${desk.teacher.uid}/abilities`, { token: desk.admin.token, ...json(sent) })
}
const session = async () => (await call('GET /auth/checkAuth', { token: desk.teacher.token })).body

async function anApplication() {
  const { body } = await apply(newApplication())
  const route = `PUT /admin/application/${idOfNumber(String(body.applicationNumber))}`
  return async (version: number) => {
    const sent = { status: 'in review', note: '', mailApplicant: false, version }
    const { status, body } = await call(route, { token: desk.teacher.token, ...json(sent) })
    return status === 200 ? 200 : [status, body.message]
  }
}

describe('A substitute until tomorrow', () => {
  it('decides on applications until then, and with the same token no longer once that day has ended', async () => {
    const [decideAt, lastDay] = [await anApplication(), dayIn(1)]
    expect((await lend({ [decide]: lastDay })).status).toBe(200)
    expect(await decideAt(1)).toBe(200)
    expect(await session()).toMatchObject({ grants: [decide], lastDays: { [decide]: lastDay } })
    expect(await personOf(desk.teacher)).toMatchObject({ grants: [decide], lastDays: { [decide]: lastDay } })
    app.pass(endOfDayInIndia(lastDay).getTime() - app.now().getTime())
    expect(await decideAt(2)).toEqual(errors['not-allowed'])
    expect(await session()).not.toHaveProperty('grants')
    expect(await personOf(desk.teacher)).toMatchObject({ grants: [], lastDays: { [decide]: lastDay } })
  })

  it('reads applications under the rules until the end, and with the same token none after it', async () => {
    const reads = () => listStatus(collectionPaths.admissions, desk.teacher.token)
    expect((await lend({ [decide]: dayIn(1) })).status).toBe(200)
    expect(await reads()).toBe(200)
    const access = (await app.firestore()).doc(documentPaths.staffAccess(desk.teacher.uid))
    await access.update({ grantsUntil: { [decide]: new Date(Date.now() - 1_000) } })
    expect(await reads()).toBe(403)
  })

  it('keeps the day where a desk that was opened before there were any saves the permissions', async () => {
    const lastDay = dayIn(1)
    await lend({ [decide]: lastDay })
    const sent = { grants: [decide], version: 1 }
    const route = `PUT /admin/people/${desk.teacher.uid}/abilities`
    expect((await call(route, { token: desk.admin.token, ...json(sent) })).status).toBe(200)
    expect(await session()).toMatchObject({ lastDays: { [decide]: lastDay } })
  })

  it('is told the day by mail, and the office finds it among what happened', async () => {
    const lastDay = dayIn(1)
    await lend({ [decide]: lastDay })
    const subject = 'Your access to the office desk has changed'
    const { text } = await awaitMail(desk.teacher.uname, 1, subject)
    expect(text).toContain(`You can now:\n• Decide on applications (until ${formatDate(lastDay)})`)
    expect(await auditOf(desk.teacher)).toMatchObject([
      { action: 'abilities changed', detail: `none → ${decide} until ${lastDay}`, actor: desk.admin.uname },
    ])
  })

  it('is told when the day is over, once, and the office finds that among what happened', async () => {
    const lastDay = dayIn(1)
    await lend({ [decide]: lastDay })
    const end = endOfDayInIndia(lastDay)
    await recordEndedGrants(app, new Date(end.getTime() - 1))
    expect(await auditOf(desk.teacher)).toHaveLength(1)
    await recordEndedGrants(app, end)
    await recordEndedGrants(app, new Date(end.getTime() + 24 * 60 * 60_000))
    const { text } = await awaitMail(desk.teacher.uname, 2, 'Your access to the office desk has changed')
    expect(text).toContain('This access ended with its last day:\n• Decide on applications')
    const details = (await auditOf(desk.teacher)).map(({ detail }) => detail)
    expect(details.filter((detail) => detail.endsWith('→ none'))).toEqual([
      `${decide} until ${lastDay} → none`,
    ])
  })

  it('stays for longer, or for good, once an admin moves the day or takes it away', async () => {
    const [first, second] = [dayIn(1), dayIn(5)]
    await lend({ [decide]: first })
    await lend({ [decide]: second }, 1)
    expect(await session()).toMatchObject({ lastDays: { [decide]: second }, version: 2 })
    await lend({}, 2)
    expect(await staffOf(desk.teacher)).toMatchObject({ grants: [decide], grantsUntil: {}, version: 3 })
    expect((await auditOf(desk.teacher)).map(({ detail }) => detail).toSorted()).toEqual(
      [
        `none → ${decide} until ${first}`,
        `${decide} until ${first} → ${decide} until ${second}`,
        `${decide} until ${second} → ${decide}`,
      ].toSorted(),
    )
  })

  it('has none of it as an admin who becomes a teacher again', { tags: ['slow'] }, async () => {
    await lend({ [decide]: dayIn(1) })
    await setRole(app, { email: desk.teacher.uname, role: 'admin', now: new Date() })
    await setRole(app, { email: desk.teacher.uname, role: 'faculty', now: new Date() })
    expect(await staffOf(desk.teacher)).toMatchObject({ role: 'faculty', grants: [], grantsUntil: {} })
  })
})

describe('A last day', () => {
  it('that is over, that is in no calendar, or of what cannot be granted is refused', async () => {
    const over = await lend({ [decide]: addDays(dayInIndia(new Date()), -1) })
    expect([over.status, over.body.errors]).toEqual([400, { lastDays: fieldTexts.lastDayOver }])
    expect((await lend({ [decide]: '2126-02-31' })).status).toBe(400)
    expect((await lend({ 'account:grant': dayIn(1) })).status).toBe(400)
    expect(await staffOf(desk.teacher)).toMatchObject({ grants: [], version: 0 })
  })

  it('gives nothing that is not granted with it', async () => {
    await lend({ [decide]: dayIn(1), 'admission:read': dayIn(1) })
    expect(await personOf(desk.teacher)).toMatchObject({ grants: [decide], lastDays: { [decide]: dayIn(1) } })
  })
})
