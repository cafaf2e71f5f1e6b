import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { idOfNumber } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { collectionPaths as corePaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { examples } from '@prangan/functions/openapi/examples'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { addressOf, call, form } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { describe, expect, it } from 'vitest'
import { inquiryLimits } from '../../contract/limits.ts'
import { collectionPaths, inquiryPaths } from '../../contract/paths.ts'
import { aGrievance, post, sendGrievance } from '../support/inquiries.ts'
import { useInquiryDesk } from '../support/use-inquiry-desk.ts'

const office = college.email
const desk = useInquiryDesk()
const { app, objects, open, stored, trail } = desk

describe('A student who files a grievance', () => {
  it('gets its number at once and by mail, with the day by which it is decided', async () => {
    const before = await open()
    const email = newEmail('student')
    const { status, body } = await sendGrievance({ name: 'Kiran Rao', email, mobile: '+91 98765-43210' })
    const number = String(body.number)
    expect(status).toBe(201)
    expect(number).toMatch(new RegExp(`^${college.shortCode}-G-\\d{4}-\\w{7}$`))
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
    const read = await fetch(addressOf(route.slice(4)), {
      headers: { authorization: `Bearer ${desk.admin.token}` },
    })
    expect([read.status, (await read.arrayBuffer()).byteLength]).toEqual([200, files[0]?.size])
    expect(read.headers.get('content-disposition')).toBe('attachment; filename="1-document.pdf"')
    expect(read.headers.get('cache-control')).toBe('private, no-store')
    expect(read.headers.get('content-security-policy')).toContain('sandbox')
    expect((await call(route, { token: desk.teacher.token })).status).toBe(403)
    expect((await call(route)).status).toBe(401)
    expect((await fetch(addressOf(`/${inquiryPaths.file(id, '1-document.pdf')}`))).status).toBe(404)
    expect((await call(`${route}x`, { token: desk.admin.token })).status).toBe(404)
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
      course: courseAt(1),
      subject: courseAt(1),
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
