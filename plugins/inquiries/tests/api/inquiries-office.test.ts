import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import { call, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { describe, expect, it } from 'vitest'
import type { InquiryHandler } from '../../contract/inquiries.ts'
import { inquiryPaths } from '../../contract/paths.ts'
import { sweepInquiryFiles } from '../../functions/inquiry-files.ts'
import { answers } from '../../messages/en/answers.ts'
import { aGrievance, handle } from '../support/inquiries.ts'
import { useInquiryDesk } from '../support/use-inquiry-desk.ts'

const desk = useInquiryDesk()
const { app, makeHelper, objects, open, stored, trail } = desk

describe('The office', () => {
  it('acknowledges, assigns, notes and answers in one step, each in the history', async () => {
    const { id, email, number } = await aGrievance()
    const helper = await makeHelper(['inquiry:handle'])
    await awaitMail(email)
    const change = {
      version: 1,
      status: 'acknowledged',
      assignedTo: helper.uid,
      note: 'Ask the examiner.',
      answer: answers.acknowledge.text,
    }
    const { status, body } = await handle(id, change, desk.admin.token)
    expect([status, body]).toEqual([200, { message: 'Enquiry updated successfully!', version: 2 }])
    const inquiry = await stored(id)
    expect(inquiry).toMatchObject({ status: 'acknowledged', version: 2, assignedTo: { uid: helper.uid } })
    expect(inquiry.history.map(({ what, mailed }) => [what, mailed])).toEqual([
      ['status', true],
      ['assignment', false],
      ['note', false],
      ['status', true],
      ['answer', true],
    ])
    const mail = await awaitMail(email, 2)
    expect(mail.subject).toBe(`Your grievance ${number}: acknowledged`)
    expect(mail.text).toContain(`The office writes:\n\n${answers.acknowledge.text}`)
    expect(mail.text).not.toContain('examiner')
    expect((await awaitMail(helper.uname)).subject).toBe(`A grievance has been assigned to you: ${number}`)
    const changes = (await trail(id)).filter(({ action }) => action === 'inquiry changed')
    expect(changes.map(({ detail }) => detail)).toEqual([
      `received → acknowledged, assigned to ${inquiry.assignedTo?.name}, note, answer`,
    ])
  })

  it('decides and closes; the count follows, and a closed one can be opened again', async () => {
    const { id } = await aGrievance()
    const before = await open()
    const decided = { version: 1, status: 'decided', outcome: 'partly upheld' }
    const silent = await handle(id, decided, desk.admin.token)
    expect([silent.status, silent.body.errors]).toEqual([400, { answer: 'Answer is required.' }])
    await handle(id, { ...decided, answer: 'The fee is paid back.' }, desk.admin.token)
    expect(await stored(id)).toMatchObject({ isOpen: false, outcome: 'partly upheld', decidedAt: app.now() })
    expect(await open()).toBe(before - 1)
    app.pass(60_000)
    await handle(id, { version: 2, status: 'closed' }, desk.admin.token)
    const closed = await stored(id)
    expect([closed.outcome, closed.decidedAt]).toEqual([
      'partly upheld',
      new Date(app.now().getTime() - 60_000),
    ])
    await handle(id, { version: 3, status: 'with the committee' }, desk.admin.token)
    expect(await stored(id)).toMatchObject({ isOpen: true, outcome: '', decidedAt: null })
    expect(await open()).toBe(before)
  })

  it('changes a status without a mail on request', async () => {
    const { id, email } = await aGrievance()
    await handle(id, { version: 1, status: 'closed', mailSender: false }, desk.admin.token)
    expect((await stored(id)).history.at(-1)).toMatchObject({ text: 'closed', mailed: false })
    await handle(id, { version: 2, answer: 'Goodbye.', mailSender: false }, desk.admin.token)
    await awaitMail(email, 2)
    const mails = await mailsTo(email)
    expect(mails.filter(({ text }) => text.includes('Goodbye.'))).toHaveLength(1)
    expect(mails).toHaveLength(2)
  })

  it('cannot overwrite what somebody else has done meanwhile', { tags: ['slow'] }, async () => {
    const { id } = await aGrievance()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => handle(id, { version: 1, note: 'Mine.' }, desk.admin.token)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await stored(id)).history).toHaveLength(2)
  })

  it('decides no enquiry, and sends none to a committee', async () => {
    const { id } = await aGrievance()
    await (await desk.app.firestore()).doc(inquiryPaths.inquiry(id)).update({ kind: 'enquiry' })
    for (const status of ['with the committee', 'decided']) {
      const answer = await handle(id, { version: 1, status, answer: 'No.' }, desk.admin.token)
      expect([answer.status, answer.body.message]).toEqual(errors['wrong-status'])
    }
    expect((await handle(id, { version: 1, status: 'closed' }, desk.admin.token)).status).toBe(200)
  })

  it('cannot skip back, appeal for the sender, or give it to somebody who could not open it', async () => {
    const { id } = await aGrievance()
    await handle(id, { version: 1, status: 'closed' }, desk.admin.token)
    for (const status of ['received', 'acknowledged', 'appealed', 'closed']) {
      const answer = await handle(id, { version: 2, status }, desk.admin.token)
      expect([answer.status, answer.body.message]).toEqual(errors['wrong-status'])
    }
    const reader = await makeHelper(['inquiry:read'])
    for (const assignedTo of ['nobody', desk.teacher.uid, reader.uid]) {
      const answer = await handle(id, { version: 2, assignedTo }, desk.admin.token)
      expect([answer.status, answer.body.errors]).toEqual([400, { assignedTo: fieldTexts.chooseHandler }])
    }
    expect((await handle(id, { version: 2 }, desk.admin.token)).status, 'nothing to do').toBe(400)
    expect(
      (await handle(id, { version: 2, outcome: 'upheld' }, desk.admin.token)).status,
      'no decision',
    ).toBe(400)
    expect((await handle('G-2026-AAAAAAA', { version: 1, note: 'x' }, desk.admin.token)).body.message).toBe(
      errors['no-such-inquiry'][1],
    )
    expect((await stored(id)).version).toBe(2)
  })

  it('offers as handlers the admins and those with the grant, to whoever handles inquiries', async () => {
    const [helper, reader, disabled] = await Promise.all([
      makeHelper(['inquiry:handle']),
      makeHelper(['inquiry:read']),
      makeHelper(['inquiry:handle']),
    ])
    const staff = (await app.firestore()).doc(documentPaths.staff(disabled.uid))
    await staff.update({ isDisabled: true, isDisabledByAdmin: true })
    const route = 'GET /api/inquiries/handlers'
    const offered = (await call(route, { token: helper.token })).body.handlers as InquiryHandler[]
    const uids = offered.map(({ uid }) => uid)
    expect(uids).toEqual(expect.arrayContaining([desk.admin.uid, helper.uid]))
    for (const { uid } of [desk.teacher, reader, disabled]) expect(uids).not.toContain(uid)
    expect(Object.keys(offered[0] ?? {}), 'nothing else about them').toEqual(['uid', 'name'])
    for (const { token } of [desk.teacher, reader]) expect((await call(route, { token })).status).toBe(403)
  })

  it('offers a substitute as a handler until the end of the last day, and assigns nothing to them after it', async () => {
    const { id } = await aGrievance()
    const [substitute, former] = [await makeHelper([]), await makeHelper([])]
    for (const [{ uid }, hours] of [
      [substitute, 1],
      [former, 0],
    ] as const) {
      const grantsUntil = { 'inquiry:handle': new Date(app.now().getTime() + hours * 60 * 60_000) }
      await (await app.firestore()).doc(documentPaths.staff(uid)).update({ grantsUntil })
    }
    const { body } = await call('GET /api/inquiries/handlers', { token: substitute.token })
    const uids = (body.handlers as InquiryHandler[]).map(({ uid }) => uid)
    expect([uids.includes(substitute.uid), uids.includes(former.uid)]).toEqual([true, false])
    const refused = await handle(id, { version: 1, assignedTo: former.uid }, desk.admin.token)
    expect([refused.status, refused.body.errors]).toEqual([400, { assignedTo: fieldTexts.chooseHandler }])
    expect((await handle(id, { version: 1, assignedTo: substitute.uid }, desk.admin.token)).status).toBe(200)
  })

  it('is the only one who can: not a teacher, not a stranger, not without a token', async () => {
    const { id } = await aGrievance()
    const change = { version: 1, status: 'closed' }
    expect((await handle(id, change, desk.teacher.token)).status).toBe(403)
    expect((await handle(id, change, await signUpWithoutRole())).status).toBe(403)
    expect((await handle(id, change, 'null')).status).toBe(401)
    expect((await stored(id)).version).toBe(1)
  })
})

describe('The nightly sweep', () => {
  it('removes files that no inquiry names, and keeps the others', { tags: ['slow'] }, async () => {
    const { id } = await aGrievance({ file1: smallPdf('kept.pdf') })
    const orphan = inquiryPaths.file('G-2026-AAAAAAA', '1-left.pdf')
    await (await app.bucket()).file(orphan).save('left', { resumable: false })
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
    expect(await sweepInquiryFiles(app, tomorrow)).toBe(1)
    expect(await objects()).toContain(inquiryPaths.file(id, '1-document.pdf'))
    expect(await objects()).not.toContain(orphan)
  })
})
