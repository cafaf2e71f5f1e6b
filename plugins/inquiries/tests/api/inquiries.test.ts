import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { idOfNumber } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { collectionPaths as corePaths, documentPaths } from '@prangan/contract/paths'
import { readOfficeCounters } from '@prangan/functions/office/counters'
import { examples } from '@prangan/functions/openapi/examples'
import { tokenOf } from '@prangan/tests/api/teachers.ts'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { addressOf, call, form, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { makePerson, newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { inquiryAnswers } from '../../contract/answers.ts'
import type { InquiryHandler } from '../../contract/inquiries.ts'
import { inquiryLimits } from '../../contract/limits.ts'
import { collectionPaths, inquiryPaths, storageFolders } from '../../contract/paths.ts'
import { sweepInquiryFiles } from '../../functions/inquiry-files.ts'
import { aGrievance, handle, post, readInquiry, sendGrievance } from '../support/inquiries.ts'

const office = 'office@sarvodaya.test'
const app = useOwnApp({ ownBucket: true })
useTriggers(app)
let admin: string
let adminUid: string
let teacher: { uid: string; uname: string; token: string }
beforeAll(async () => {
  const officer = await makePerson(app, 'admin')
  adminUid = officer.uid
  admin = await tokenOf(officer)
  const person = await makePerson(app, 'faculty')
  teacher = { ...person, token: await tokenOf(person) }
})

async function makeHelper(grants: readonly string[]) {
  const person = await makePerson(app, 'faculty')
  const token = await tokenOf(person)
  await (await app.firestore()).doc(documentPaths.staff(person.uid)).update({ grants })
  return { ...person, token }
}

const stored = async (id: string) => readInquiry(await app.firestore(), id)
const open = async () => (await readOfficeCounters(await app.firestore())).openInquiries
const trail = async (id: string) => {
  const entries = (await app.firestore())
    .collection(corePaths.audit)
    .where('subject', '==', inquiryPaths.inquiry(id))
  return (await entries.get()).docs.map((entry) => entry.data())
}
const objects = async () => {
  const [files] = await (await app.bucket()).getFiles({ prefix: `${storageFolders.inquiries}/` })
  return files.map(({ name }) => name).sort()
}

describe('A student who files a grievance', () => {
  it('gets its number at once and by mail, with the day by which it is decided', async () => {
    const before = await open()
    const email = newEmail('student')
    const { status, body } = await sendGrievance({ name: 'Kiran Rao', email, mobile: '+91 98765-43210' })
    const number = String(body.number)
    expect(status).toBe(201)
    expect(number).toMatch(/^SDC-G-\d{4}-\w{7}$/)
    expect(body).toEqual({
      message: `Thank you. Your grievance has reached the office. Its number is ${number}.`,
      number,
    })
    const inquiry = await stored(idOfNumber(number))
    expect(inquiry).toMatchObject({
      kind: 'grievance',
      status: 'received',
      isOpen: true,
      sender: { name: 'Kiran Rao', email, mobile: '9876543210' },
      files: [],
      version: 1,
    })
    expect(inquiry.dueOn > app.now().toISOString().slice(0, 10)).toBe(true)
    expect(await open()).toBe(before + 1)
    const mail = await awaitMail(email)
    expect(mail.subject).toBe(`Your grievance ${number}`)
    expect(mail.text).toContain('The decision is due by')
    expect(mail.text).not.toContain('Kiran')
    expect(mail.text).not.toContain(inquiry.subject)
    const waiting = await awaitMail(office, 1, `A grievance has arrived: ${number}`)
    expect(waiting.text).not.toContain(inquiry.message)
  })

  it('may stay anonymous: a follow-up code instead of a mail, and no network address in the audit trail', async () => {
    const { id, followUpCode } = await aGrievance({ email: '' })
    expect(followUpCode).toMatch(/^[0-9A-Z]{16}$/)
    const all = await Promise.all(
      [collectionPaths.inquiries, collectionPaths.inquiryAccess, corePaths.rateLimits].map(
        async (name) => (await (await app.firestore()).collection(name).get()).docs,
      ),
    )
    const text = JSON.stringify(all.flat().map((document) => [document.id, document.data()]))
    expect(text).not.toContain(followUpCode)
    expect((await trail(id)).map(({ action, from }) => [action, from])).toEqual([['inquiry received', '']])
    const named = await aGrievance()
    expect((await trail(named.id))[0]?.from).not.toBe('')
  })

  it('attaches a PDF and pictures, which the office alone can save', async () => {
    const { id } = await aGrievance({
      file1: smallPdf('My sheet.pdf'),
      file2: photoOf(await jpeg(), 'My sheet.jpg'),
      file3: photoOf(await jpeg(), 'पत्र.jpg'),
    })
    const { files } = await stored(id)
    expect(files.map(({ name, contentType }) => [name, contentType])).toEqual([
      // Original file names may reveal the sender.
      ['1-document.pdf', 'application/pdf'],
      ['2-picture.jpg', 'image/jpeg'],
      ['3-picture.jpg', 'image/jpeg'],
    ])
    const route = `GET /api/inquiries/${id}/files/1-document.pdf`
    const read = await fetch(addressOf(route.slice(4)), { headers: { authorization: `Bearer ${admin}` } })
    expect([read.status, (await read.arrayBuffer()).byteLength]).toEqual([200, files[0]?.size])
    expect(read.headers.get('content-disposition')).toBe('attachment; filename="1-document.pdf"')
    expect(read.headers.get('cache-control')).toBe('private, no-store')
    expect(read.headers.get('content-security-policy')).toContain('sandbox')
    expect((await call(route, { token: teacher.token })).status).toBe(403)
    expect((await call(route)).status).toBe(401)
    expect((await fetch(addressOf(`/${inquiryPaths.file(id, '1-document.pdf')}`))).status).toBe(404)
    expect((await call(`${route}x`, { token: admin })).status).toBe(404)
  })

  it('gets the number and the follow-up code of the first again when the answer was lost', async () => {
    const fields = { ...examples.sendGrievance.body, email: '', mobile: '', subject: crypto.randomUUID() }
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const send = (headers = {}) =>
      call('POST /api/inquiries/grievance', {
        ...form({ ...fields, file1: smallPdf() }),
        headers: { ...newClientHeaders(), ...headers },
      })
    const first = await send(key)
    const [byKey, byContent] = [await send(key), await send()]
    expect(first.body.followUpCode).toHaveLength(16)
    expect([byKey.body, byContent.body]).toEqual([first.body, first.body])
    const of = (await objects()).filter((path) => path.includes(idOfNumber(String(first.body.number))))
    expect(of).toHaveLength(1)
    const keys = await (await app.firestore()).collection(corePaths.idempotencyKeys).get()
    expect(JSON.stringify(keys.docs.map((kept) => kept.data()))).not.toContain(first.body.followUpCode)
  })

  it.each([
    ['a program', () => new File(['MZ'], 'a.pdf'), 415],
    [
      'a PDF that runs a script',
      () => new File(['%PDF-1.4\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'], 'a.pdf'),
      415,
    ],
    ['too large a file', () => smallPdf('a.pdf', inquiryLimits.file + 1), 413],
    ['a broken picture', () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])], 'a.jpg'), 400],
  ])('cannot attach %s, and nothing is stored', async (_what, file, status) => {
    const before = [await objects(), await open()]
    const answer = await sendGrievance({ file1: smallPdf(), file2: file() })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, ['file2']])
    expect([await objects(), await open()]).toEqual(before)
  })

  it('sees what to correct', async () => {
    const { status, body } = await sendGrievance({
      category: 'ragging',
      subject: ' ',
      message: '',
      email: 'kiran',
      mobile: '12',
      name: 'www.buy.test',
    })
    expect([status, body.errors]).toEqual([
      400,
      {
        category: 'Please choose what it is about.',
        subject: 'Subject is required.',
        message: 'Message is required.',
        name: 'Name must not contain a web address or hidden characters.',
        email: 'Please enter a valid e-mail address.',
        mobile: 'Please enter a 10-digit mobile number. It begins with 6, 7, 8 or 9.',
      },
    ])
  })

  it('cannot use the mail to send words to others, nor name one address more than three times a day', {
    tags: ['slow'],
  }, async () => {
    const email = newEmail('victim')
    for (let sent = 0; sent < limits.publicForms.perPersonPerDay; sent++) {
      expect((await sendGrievance({ email, subject: `Win money ${sent}` })).status).toBe(201)
    }
    const { status, body } = await sendGrievance({ email })
    expect([status, body.message]).toEqual(errors['forms-of-person'])
    await awaitMail(email, 3)
    for (const { text } of await mailsTo(email)) expect(text).not.toContain('Win')
  })
})

describe('Somebody who asks about a course', () => {
  const enquiry = examples.sendEnquiry.body
  const send = (more: object) =>
    post('/api/inquiries/enquiry', { ...enquiry, message: crypto.randomUUID(), ...more })

  it('gets a number by mail, and is found by the office', async () => {
    const email = newEmail('parent')
    const { status, body } = await send({ email })
    expect(status).toBe(201)
    const inquiry = await stored(idOfNumber(String(body.number)))
    expect(inquiry).toMatchObject({
      kind: 'enquiry',
      course: 'Bachelor of Arts',
      subject: 'Bachelor of Arts',
      dueOn: '',
    })
    expect(inquiry.searchKeys).toEqual(
      expect.arrayContaining(['kiran', 'bache', email.split('@')[0]?.slice(0, 6)]),
    )
    expect((await awaitMail(email)).subject).toBe(`Your enquiry ${body.number}`)
  })

  it('may leave a mobile number alone, and gets a follow-up code', async () => {
    const { status, body } = await send({ email: '', mobile: '6666612399' })
    expect([status, String(body.followUpCode).length]).toEqual([201, 16])
  })

  it('has to say how to be reached', async () => {
    const { status, body } = await send({ email: '', mobile: '' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']])
  })
})

describe('Feedback', () => {
  it('goes to the inbox too', async () => {
    const email = newEmail('parent')
    const subject = `The library ${crypto.randomUUID().slice(0, 8)}`
    const said = { role: 'parent', subject, message: 'Open it.', name: 'Kiran', email }
    const { number } = (await post('/api/feedback', said)).body
    const found = (await app.firestore())
      .collection(collectionPaths.inquiries)
      .where('subject', '==', subject)
    const [inquiry] = (await found.get()).docs
    expect(inquiry?.data()).toMatchObject({
      kind: 'feedback',
      number,
      message: 'Open it.',
      sender: { name: 'Kiran', email, role: 'parent' },
    })
    expect((await awaitMail(email)).subject).toBe(`Your feedback ${number}`)
  })
})

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
      answer: inquiryAnswers[0]?.en,
    }
    const { status, body } = await handle(id, change, admin)
    expect([status, body]).toEqual([200, { message: 'Inquiry updated successfully!', version: 2 }])
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
    expect(mail.text).toContain(`The office writes:\n\n${inquiryAnswers[0]?.en}`)
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
    await handle(id, { version: 1, status: 'decided', outcome: 'partly upheld' }, admin)
    expect(await stored(id)).toMatchObject({ isOpen: false, outcome: 'partly upheld', decidedAt: app.now() })
    expect(await open()).toBe(before - 1)
    app.pass(60_000)
    await handle(id, { version: 2, status: 'closed' }, admin)
    const closed = await stored(id)
    expect([closed.outcome, closed.decidedAt]).toEqual([
      'partly upheld',
      new Date(app.now().getTime() - 60_000),
    ])
    await handle(id, { version: 3, status: 'with the committee' }, admin)
    expect(await stored(id)).toMatchObject({ isOpen: true, outcome: '', decidedAt: null })
    expect(await open()).toBe(before)
  })

  it('changes a status without a mail on request', async () => {
    const { id, email } = await aGrievance()
    await handle(id, { version: 1, status: 'closed', mailSender: false }, admin)
    expect((await stored(id)).history.at(-1)).toMatchObject({ text: 'closed', mailed: false })
    await handle(id, { version: 2, answer: 'Goodbye.', mailSender: false }, admin)
    expect((await awaitMail(email, 2)).text).toContain('Goodbye.')
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('cannot overwrite what somebody else has done meanwhile', async () => {
    const { id } = await aGrievance()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => handle(id, { version: 1, note: 'Mine.' }, admin)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await stored(id)).history).toHaveLength(2)
  })

  it('cannot skip back, appeal for the sender, or give it to somebody who could not open it', async () => {
    const { id } = await aGrievance()
    await handle(id, { version: 1, status: 'closed' }, admin)
    for (const status of ['received', 'acknowledged', 'appealed', 'closed']) {
      const answer = await handle(id, { version: 2, status }, admin)
      expect([answer.status, answer.body.message]).toEqual(errors['wrong-status'])
    }
    const reader = await makeHelper(['inquiry:read'])
    for (const assignedTo of ['nobody', teacher.uid, reader.uid]) {
      const answer = await handle(id, { version: 2, assignedTo }, admin)
      expect([answer.status, answer.body.errors]).toEqual([400, { assignedTo: fieldTexts.chooseHandler }])
    }
    expect((await handle(id, { version: 2 }, admin)).status, 'nothing to do').toBe(400)
    expect((await handle(id, { version: 2, outcome: 'upheld' }, admin)).status, 'no decision').toBe(400)
    expect((await handle('G-2026-AAAAAAA', { version: 1, note: 'x' }, admin)).body.message).toBe(
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
    expect(uids).toEqual(expect.arrayContaining([adminUid, helper.uid]))
    for (const { uid } of [teacher, reader, disabled]) expect(uids).not.toContain(uid)
    expect(Object.keys(offered[0] ?? {}), 'nothing else about them').toEqual(['uid', 'name'])
    for (const { token } of [teacher, reader]) expect((await call(route, { token })).status).toBe(403)
  })

  it('is the only one who can: not a teacher, not a stranger, not without a token', async () => {
    const { id } = await aGrievance()
    const change = { version: 1, status: 'closed' }
    expect((await handle(id, change, teacher.token)).status).toBe(403)
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
