import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { idOfNumber } from '@prangan/contract/ids'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { storePrivateObject } from '@prangan/functions/media/store-object'
import { makeTeacher } from '@prangan/tests/api/teachers.ts'
import { anApplication, newApplication } from '@prangan/tests/support/applications.ts'
import { addressOf, call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { secondAfter } from '@prangan/tests/support/second-after.ts'
import { logins } from '@prangan/tests/support/suite.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'

const app = useOwnApp()
let admin: string
let firestore: Firestore
let session: string
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  session = await addSession(admin, app.now())
})

const enter = (application: object, { token = admin, key = '' } = {}) => {
  const { body, headers } = json(application)
  const keyed = { ...headers, ...(key && { 'Idempotency-Key': key }) }
  return call('POST /api/admissions/counter', { token, body, headers: keyed })
}
const openAt = (id: string, token = admin) => call(`POST /api/admissions/${id}/counter`, { token })
const auditOf = async (id: string) => {
  const subject = documentPaths.admission(id)
  const { docs } = await firestore.collection(collectionPaths.audit).where('subject', '==', subject).get()
  return docs.map((entry) => [entry.get('action'), entry.get('actor'), entry.get('detail')])
}

describe('A walk-in', () => {
  it('is entered at the counter, also without an address, and the office goes on to the later steps', async () => {
    const { status, body } = await enter(newApplication({ email: '' }))
    expect(status).toBe(201)
    const id = idOfNumber(String(body.applicationNumber))
    expect(await readApplication(firestore, id)).toMatchObject({
      isFromCounter: true,
      email: '',
      mails: [],
      session,
      programme: 'ba',
    })
    const { token } = body.opened as { token: string }
    const own = await call('POST /api/admissions/own', json({ token }))
    expect(own.body).toMatchObject({ state: 'incomplete', number: body.applicationNumber })
    expect(await auditOf(id)).toEqual([['application entered', logins.admin.uname, '']])
  })

  it('is one, however often the answer is lost', async () => {
    const [sent, key] = [newApplication(), crypto.randomUUID()]
    const answers = [await enter(sent, { key }), await enter(sent, { key })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
  })

  it('of a course that nobody can apply for now is entered with the first step alone', async () => {
    const { status, body } = await enter(newApplication({ course: courseAt(0) }))
    expect([status, body.opened]).toEqual([201, null])
  })

  it('who comes back is opened again, and that is recorded', async () => {
    const { id } = await storeApplication(firestore, session, app.now())
    const { status, body } = await openAt(id)
    expect(status).toBe(200)
    const own = await call('POST /api/admissions/own', json({ token: body.token }))
    expect(own.status).toBe(200)
    expect(await auditOf(id)).toEqual([['application opened', logins.admin.uname, '']])
  })

  it('is not opened without a session, or where there is no application', async () => {
    app.pass(60 * 24 * 60 * 60_000)
    const simple = await anApplication()
    expect([(await openAt(simple.id)).status, (await openAt('2026-AAAAAAA')).status]).toEqual([409, 404])
  })

  it('says what is missing, as on the form', async () => {
    const { status, body } = await enter({ ...newApplication(), name: '', email: 'nobody' })
    expect([status, Object.keys(body.errors as object).sort()]).toEqual([400, ['email', 'name']])
  })
})

describe('What the counter opened for a clerk', () => {
  async function aClerk(more: Parameters<typeof storeApplication>[3] = {}) {
    const teacher = await makeTeacher(app)
    const grant = { token: admin, ...json({ grants: ['admission:verify'], version: 0 }) }
    expect((await call(`PUT /admin/people/${teacher.uid}/abilities`, grant)).status).toBe(200)
    const { id } = await storeApplication(firestore, session, app.now(), more)
    const token = String((await openAt(id, teacher.token)).body.token)
    return { ...teacher, id, opened: token }
  }
  const own = (path: string, sent: object) => call(`POST /api/admissions/${path}`, json(sent))
  const ended = errors['application-look-ended']

  it('does what the clerk may do, and no more: fees, offers and withdrawals need their own ability', async () => {
    const { id, opened: token } = await aClerk({ status: 'admitted' })
    for (const [path, sent] of [
      ['withdraw', { refund: 0 }],
      ['offer', { accept: false }],
      ['fee', { reference: 'UTR 1', paidOn: '2026-06-02' }],
    ] as const) {
      const { status, body } = await own(path, { token, ...sent })
      expect([status, body.message], path).toEqual(errors['not-allowed'])
    }
    expect(await readApplication(firestore, id)).toMatchObject({ status: 'admitted', version: 1 })
    expect((await own('own', { token })).status).toBe(200)
  })

  it('lets an admin withdraw on the applicant’s word, by name in the audit trail and the history', async () => {
    const { id } = await storeApplication(firestore, session, app.now())
    const { token } = (await openAt(id)).body
    expect((await own('withdraw', { token, refund: 0 })).status).toBe(200)
    const withdrawn = ['application withdrawn', logins.admin.uname, 'new → withdrawn']
    expect(await auditOf(id)).toContainEqual(withdrawn)
    const { history } = await readApplication(firestore, id)
    expect(history.at(-1)).toMatchObject({ status: 'withdrawn', by: logins.admin.uname })
  })

  it('names the clerk for each change, also in an application that was entered there', async () => {
    await addSession(admin, app.now())
    const { body } = await enter(newApplication())
    const id = idOfNumber(String(body.applicationNumber))
    const { token } = body.opened as { token: string }
    expect((await own('withdraw', { token, refund: 0 })).status).toBe(200)
    expect((await auditOf(id)).map(([, actor]) => actor)).toEqual([logins.admin.uname, logins.admin.uname])
  })

  it('ends with the clerk’s account', { tags: ['slow'] }, async () => {
    const { uid, opened: token } = await aClerk()
    expect((await own('own', { token })).status).toBe(200)
    expect((await call(`PUT /admin/people/${uid}/disable`, { token: admin })).status).toBe(200)
    const { status, body } = await own('own', { token })
    expect([status, body.message]).toEqual(ended)
  })

  it('ends with the clerk’s grant', async () => {
    const { uid, opened: token } = await aClerk()
    const taken = { token: admin, ...json({ grants: [], version: 1 }) }
    expect((await call(`PUT /admin/people/${uid}/abilities`, taken)).status).toBe(200)
    expect((await own('own', { token })).status).toBe(403)
  })

  it('ends with the last day of a clerk who is a substitute', async () => {
    const { uid, opened: token } = await aClerk()
    const staff = firestore.doc(documentPaths.staff(uid))
    const until = new Date(app.now().getTime() + 60_000)
    await staff.update({ grants: [], grantsUntil: { 'admission:verify': until } })
    expect((await own('own', { token })).status).toBe(200)
    app.pass(60_000)
    const { status, body } = await own('own', { token })
    expect([status, body.message]).toEqual(errors['not-allowed'])
  })

  it('ends with the clerk’s session', { tags: ['slow'] }, async () => {
    const clerk = await aClerk()
    await secondAfter(clerk.token)
    const sent = { token: clerk.token, ...json({ currentPassword: clerk.psw }) }
    expect((await call('POST /auth/end_other_sessions', sent)).status).toBe(200)
    const { status, body } = await own('own', { token: clerk.opened })
    expect([status, body.message]).toEqual(ended)
  })
})

describe('The guardian of a walk-in of 17', () => {
  const young = () => ({ dob: `${app.now().getFullYear() - 17}-12-31` })
  const signed = { version: 1, name: 'Suresh Rao', signedOn: '2026-06-02' }
  const record = (id: string, sent: object = {}, token = admin) =>
    call(`PUT /api/admissions/${id}/guardian`, { token, ...json({ ...signed, ...sent }) })

  it('signs on paper, and the clerk who has seen it is recorded', async () => {
    const { id } = await storeApplication(firestore, session, app.now(), young())
    expect(await record(id)).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await readApplication(firestore, id)).toMatchObject({
      guardianAgreedAt: app.now(),
      guardianPaper: { name: 'Suresh Rao', signedOn: '2026-06-02', seenBy: logins.admin.uname },
      status: 'new',
      history: [],
    })
    expect(await auditOf(id)).toEqual([['guardian agreed', logins.admin.uname, 'on paper of 2026-06-02']])
    expect((await record(id, { version: 2 })).body.message, 'again').toBe(errors['not-now'][1])
  })

  it('signs neither tomorrow nor without a name, and not for somebody of age', async () => {
    const { id } = await storeApplication(firestore, session, app.now(), young())
    const tomorrow = await record(id, { signedOn: '2999-01-01' })
    expect([tomorrow.status, tomorrow.body.errors]).toEqual([400, { signedOn: fieldTexts.dayToCome }])
    expect(Object.keys((await record(id, { name: '' })).body.errors ?? {})).toEqual(['name'])
    expect((await record(id, { version: 7 })).body.message).toBe(errors['changed-meanwhile'][1])
    const grown = await storeApplication(firestore, session, app.now())
    expect((await record(grown.id)).body.message).toBe(errors['not-now'][1])
    expect(await auditOf(id)).toEqual([])
  })

  it('is believed by the office alone', async () => {
    const { id } = await storeApplication(firestore, session, app.now(), young())
    for (const token of await Promise.all([signIn('teacher'), signUpWithoutRole()])) {
      expect((await record(id, {}, token)).status).toBe(403)
    }
    expect((await readApplication(firestore, id)).guardianAgreedAt).toBeNull()
  })
})

describe('A document of an application', () => {
  const slots = { photo: { name: 'photo.webp', file: 'p1.webp', size: 4, contentType: 'image/webp' } }
  async function withPhoto() {
    const documents = { photo: { ...slots.photo, at: app.now() } }
    const { id } = await storeApplication(firestore, session, app.now(), { documents })
    const content = { bytes: Buffer.from('webp'), contentType: 'image/webp' }
    await storePrivateObject(app, admissionPaths.file(id, 'p1.webp'), content)
    return id
  }
  const view = (id: string, slot: string, token = admin) =>
    fetch(addressOf(`/api/admissions/${id}/documents/${slot}`), {
      headers: { authorization: `Bearer ${token}` },
    })

  it('comes as a download that nothing keeps, and each view is recorded', async () => {
    const id = await withPhoto()
    const response = await view(id, 'photo')
    expect([response.status, await response.text()]).toEqual([200, 'webp'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    await view(id, 'photo')
    const viewed = ['document viewed', logins.admin.uname, 'photo']
    expect(await auditOf(id)).toEqual([viewed, viewed])
  })

  it('that is not there is a 404, also under the names of objects', async () => {
    const id = await withPhoto()
    for (const slot of ['ncc', 'constructor', 'toString', '__proto__']) {
      expect([400, 404]).toContain((await view(id, slot)).status)
    }
    expect((await view('2026-AAAAAAA', 'photo')).status).toBe(404)
    expect(await auditOf(id)).toEqual([])
  })

  it('is for the office alone, as are the counter’s calls', async () => {
    const id = await withPhoto()
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) {
      expect((await view(id, 'photo', token)).status).toBe(403)
      expect((await enter(newApplication(), { token })).status).toBe(403)
      expect((await openAt(id, token)).status).toBe(403)
    }
    expect(await auditOf(id)).toEqual([])
  })
})
