import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { storagePaths } from '@prangan/contract/storage-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOfficeCounters } from '../../functions/src/office/counters.ts'
import { call, form, json, signUpWithoutRole } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { useApprovalDesk } from './approval-desk.ts'
import { hour } from './notice-desk.ts'
import { makeTeacher, type Teacher } from './teachers.ts'

const approvals = useApprovalDesk()
const { desk, helper, waiting, prepare, change, approve, giveBack, mailsAbout } = approvals
const { app, auditOf, fromNow, statusOf } = desk
let clerk: Teacher
let publisher: Teacher
beforeAll(() => {
  clerk = approvals.clerk
  publisher = approvals.publisher
})

const waitingCount = async () => (await readOfficeCounters(await app.firestore())).waitingNotices

/** Everything that the public can ask for, as one text. */
async function whatVisitorsGet(id: string): Promise<string> {
  const answers = await Promise.all([call('GET /news/viewallnews'), call('GET /news')])
  const [home, published] = await Promise.all([desk.home(), desk.stored(id)])
  return JSON.stringify([answers.map(({ body }) => body), home, published ?? null])
}

describe('A clerk who may only prepare notices', () => {
  it('prepares one that no visitor can read, with its file, until somebody approves it', async () => {
    const title = 'Fee date in June'
    const id = await prepare({ title, myfile: smallPdf('Fees.pdf') })
    const link = `/${storagePaths.noticeFile(id, 'Fees.pdf')}`
    expect(await whatVisitorsGet(id)).not.toContain(title)
    expect(await statusOf(link)).toBe(404)
    expect([await statusOf(link, clerk.token), await statusOf(link, publisher.token)]).toEqual([200, 200])
    const [reader, other] = await Promise.all([helper('news:read-all'), helper('news:prepare')])
    expect([await statusOf(link, reader.token), await statusOf(link, other.token)]).toEqual([404, 404])

    app.pass(hour)
    const { status, body } = await approve(id, 1)
    expect([status, body.message, body.item]).toMatchObject([
      200,
      'Notice approved.',
      { Id: id, Title: title },
    ])
    expect(await whatVisitorsGet(id)).toContain(title)
    expect(await statusOf(link)).toBe(200)
    const stored = await desk.stored(id)
    expect([stored?.publishFrom.toDate(), stored?.preparedBy]).toEqual([app.now(), undefined])
    expect(await waiting(id)).toBeUndefined()
    expect(await mailsAbout(title)).toEqual([['notice approved', clerk.uname, undefined]])
    expect(await auditOf(id)).toEqual([
      `notice approved by ${publisher.uname}`,
      `notice prepared by ${clerk.uname}`,
    ])
  })

  it('publishes, changes and deletes nothing that is public', async () => {
    const item = await desk.publish({ title: 'Here to stay' })
    const id = await prepare({ title: 'Mine' })
    const refused = await Promise.all([
      call('POST /news/uploadnews', { token: clerk.token, ...form({ title: 'At once' }) }),
      call(`PUT /news/${item.Id}`, { token: clerk.token, ...form({ title: 'Changed' }) }),
      call(`DELETE /news/${item.Id}`, { token: clerk.token }),
      approve(id, 1, clerk),
      giveBack(id, 1, 'Please.', clerk),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await whatVisitorsGet(item.Id)).toContain('Here to stay')
  })

  it('changes and deletes what they prepared, and nobody else’s', async () => {
    const id = await prepare({ title: 'First words', myfile: smallPdf('One.pdf') })
    const other = await helper('news:prepare')
    expect((await change(id, { title: 'Not mine' }, other)).status).toBe(403)
    const deleting = ({ token }: Teacher) => call(`DELETE /news/for-approval/${id}`, { token })
    expect((await deleting(other)).status).toBe(403)
    expect((await change(id, { title: 'Better words', version: '1' })).status).toBe(200)
    expect(await waiting(id)).toMatchObject({ title: 'Better words', version: 2, file: { name: 'One.pdf' } })
    const late = await change(id, { title: 'From an old tab', version: '1' })
    expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    expect((await deleting(clerk)).status).toBe(200)
    expect([await waiting(id), await desk.filesOf(id)]).toEqual([undefined, []])
    const gone = await deleting(clerk)
    expect([gone.status, gone.body.message]).toEqual(errors['not-for-approval'])
  })
})

describe('Somebody who may publish', () => {
  it('returns a notice with a sentence, and approves it once it is corrected', async () => {
    const title = 'Returned once'
    const id = await prepare({ title })
    expect((await giveBack(id, 1, ' ')).status).toBe(400)
    const reason = 'Add the last date.'
    expect((await giveBack(id, 1, reason)).status).toBe(200)
    expect(await waiting(id)).toMatchObject({ state: 'returned', returnReason: reason })
    expect(await mailsAbout(title)).toEqual([['notice returned', clerk.uname, reason]])
    expect((await change(id, { title, version: '2' })).status).toBe(200)
    expect(await waiting(id)).toMatchObject({ state: 'waiting', returnReason: '', preparedBy: clerk.uname })
    expect((await approve(id, 3)).status).toBe(200)
    expect(await auditOf(id)).toContain(`notice returned by ${publisher.uname}`)
  })

  it('changes a prepared notice in its form, and it stays the clerk’s until it is approved', async () => {
    const id = await prepare({ title: 'With a slip' })
    const { status, body } = await change(id, { title: 'Without it', version: '1' }, publisher)
    expect([status, body.version]).toEqual([200, 2])
    expect(await waiting(id)).toMatchObject({ title: 'Without it', preparedBy: clerk.uname })
    expect((await approve(id, 2)).body.item).toMatchObject({ Title: 'Without it' })
  })

  it('approves one for later, which visitors see only then', async () => {
    const title = 'For later'
    const id = await prepare({ title, publishFrom: fromNow(hour) })
    expect((await approve(id, 1)).status).toBe(200)
    expect(JSON.stringify((await call('GET /news/viewallnews')).body)).not.toContain(title)
    app.pass(hour)
    expect(JSON.stringify((await call('GET /news/viewallnews')).body)).toContain(title)
  })

  it('is told that a notice’s end has passed, and nothing is lost', async () => {
    const id = await prepare({ title: 'Too late', publishUntil: fromNow(hour) })
    app.pass(2 * hour)
    const { status, body } = await approve(id, 1)
    expect([status, body.message]).toEqual([400, fieldTexts.endPassed])
    expect(await waiting(id)).toMatchObject({ title: 'Too late', state: 'waiting' })
  })

  it('approves no version that they have not seen', async () => {
    const id = await prepare({ title: 'Read by the office' })
    await change(id, { title: 'Never read', version: '1' })
    for (const late of [await approve(id, 1), await giveBack(id, 1, 'Shorter, please.')]) {
      expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    }
    expect(await desk.stored(id)).toBeUndefined()
  })

  it('is told when somebody else was faster, and it is published once', async () => {
    const title = 'Approved twice'
    const id = await prepare({ title })
    const before = await waitingCount()
    const both = await Promise.all([approve(id, 1), approve(id, 1, desk.admin), approve(id, 1)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = await giveBack(id, 1, 'Too late.')
    expect([late.status, late.body.message]).toEqual(errors['not-for-approval'])
    expect((await auditOf(id)).filter((entry) => entry.startsWith('notice approved'))).toHaveLength(1)
    expect(await mailsAbout(title)).toHaveLength(1)
    expect(await waitingCount()).toBe(before - 1)
  })
})

describe('Nobody else', () => {
  it('prepares, changes, deletes, approves or returns a notice', async () => {
    const id = await prepare({ title: 'Not yours' })
    const [teacher, reader, stranger] = await Promise.all([
      makeTeacher(app).then(({ token }) => token),
      helper('news:read-all', 'page:publish').then(({ token }) => token),
      signUpWithoutRole(),
    ])
    const asked = [
      ['POST /news/for-approval', form({ title: 'Sneaked in' })],
      [`PUT /news/for-approval/${id}`, form({ title: 'Sneaked in' })],
      [`DELETE /news/for-approval/${id}`, {}],
      [`POST /news/for-approval/${id}/approve`, json({ version: 1 })],
      [`POST /news/for-approval/${id}/return`, json({ version: 1, reason: 'No.' })],
    ] as const
    for (const [route, sent] of asked) {
      expect((await call(route, sent)).status).toBe(401)
      for (const token of [teacher, reader, stranger]) {
        expect((await call(route, { token, ...sent })).status).toBe(403)
      }
    }
    expect(await waiting(id)).toMatchObject({ title: 'Not yours', version: 1 })
    expect(await desk.stored(id)).toBeUndefined()
  })
})
