import { errors } from '@prangan/contract/errors'
import { storagePaths } from '@prangan/contract/storage-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call, form, json, signUpWithoutRole } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { useApprovalDesk } from './approval-desk.ts'
import { hour } from './notice-desk.ts'
import { makeTeacher, type Teacher } from './teachers.ts'

const approvals = useApprovalDesk()
const { desk, helper, waiting, change, giveBack, mailsAbout } = approvals
const { app, auditOf, byAdmin, filesOf, fromNow, publish, statusOf, stored } = desk
let clerk: Teacher
let publisher: Teacher
beforeAll(() => {
  clerk = approvals.clerk
  publisher = approvals.publisher
})

type Entries = Parameters<typeof form>[0]

const prepareChange = (id: string, entries: Entries, { token }: { token: string } = clerk): Promise<Answer> =>
  call(`POST /news/${id}/for-approval`, { token, ...form(entries) })

/** Publishes a notice and lets the clerk prepare a change of it. Returns its id. */
async function withChange(published: Entries, changed: Entries): Promise<string> {
  const { Id } = await publish(published)
  app.pass(hour)
  const { status, body } = await prepareChange(Id, { version: '1', ...changed })
  expect([status, body.message]).toEqual([200, 'Notice sent for approval.'])
  return Id
}

/** Approves what waits, by default as somebody who has compared it with the version from which it began. */
const approve = async (id: string, compared?: number) =>
  approvals.approve(id, (await waiting(id))?.version, publisher, compared)

const refusal = ({ status, body }: Answer) => [status, body.message]
const publicList = async () => JSON.stringify((await call('GET /news/viewallnews')).body)
const linkOf = (id: string, name = '') => `/${storagePaths.noticeFile(id, name)}`

describe('A clerk who may only prepare notices', () => {
  it('prepares a change of a published one, which visitors see only once it is approved', async () => {
    const [title, changed] = ['Exams begin on 4 May', 'Exams begin on 6 May']
    const id = await withChange(
      { title, publishUntil: fromNow(99 * hour) },
      { title: changed, correction: 'Not 4' },
    )
    expect(await waiting(id)).toMatchObject({
      title: changed,
      state: 'waiting',
      preparedBy: clerk.uname,
      changeOf: { version: 1, keepsFile: true },
    })
    expect(await publicList()).not.toContain(changed)
    const before = await stored(id)

    app.pass(hour)
    const { status, body } = await approve(id)
    expect([status, body.item]).toMatchObject([200, { Id: id, Title: changed, Version: 2 }])
    expect(await publicList()).toContain(changed)
    const after = await stored(id)
    expect(after).toMatchObject({
      createdAt: before?.createdAt,
      publishFrom: before?.publishFrom,
      version: 2,
      corrections: [{ text: { en: 'Not 4' } }],
    })
    expect(after?.updatedAt.toDate()).toEqual(app.now())
    expect(after?.corrections[0].at.toDate()).toEqual(app.now())
    expect([after?.preparedBy, after?.changeOf, await waiting(id)]).toEqual([undefined, undefined, undefined])
    expect(await mailsAbout(changed)).toEqual([['notice approved', clerk.uname, undefined]])
    expect(await auditOf(id)).toEqual([
      `notice approved by ${publisher.uname}`,
      `notice prepared by ${clerk.uname}`,
      `notice published by ${desk.admin.uname}`,
    ])
  })

  it('gets it back with a sentence, changes it and sends it again', async () => {
    const id = await withChange(
      { title: 'Library hours' },
      { title: 'Libary hours', correction: 'Open on Sunday' },
    )
    const version = (await waiting(id))?.version
    expect((await giveBack(id, version, 'A letter is missing.')).status).toBe(200)
    expect((await change(id, { title: 'New library hours', version: String(version + 1) })).status).toBe(200)
    expect(await waiting(id)).toMatchObject({ state: 'waiting', corrections: [], changeOf: { version: 1 } })
    expect((await approve(id)).body.item).toMatchObject({ Title: 'New library hours' })
  })

  it('prepares one change of a notice at a time, and is told why there is no second', async () => {
    const id = await withChange({ title: 'One at a time' }, { title: 'The first change' })
    const other = await helper('news:prepare')
    for (const by of [clerk, other]) {
      const second = await prepareChange(id, { title: 'A second', myfile: smallPdf() }, by)
      expect(refusal(second)).toEqual(errors['change-waits'])
    }
    expect([(await waiting(id))?.title, await filesOf(id)]).toEqual(['The first change', []])
    const { Id } = await publish({ title: 'At the same moment' })
    const both = await Promise.all([
      prepareChange(Id, { title: 'One' }),
      prepareChange(Id, { title: 'Other' }, other),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('prepares no change of what has changed since they opened it, or is gone', async () => {
    const { Id } = await publish({ title: 'Moves on' })
    await byAdmin(`PUT /news/${Id}`, { title: 'Moved on' })
    expect(refusal(await prepareChange(Id, { title: 'Late', version: '1' }))).toEqual(
      errors['changed-meanwhile'],
    )
    await byAdmin(`DELETE /news/${Id}`)
    expect(refusal(await prepareChange(Id, { title: 'Late' }))).toEqual(errors['no-such-notice'])
    expect(await waiting(Id)).toBeUndefined()
  })
})

describe('The file of a published notice', () => {
  it('stays, whatever becomes of a change that keeps it', async () => {
    const id = await withChange(
      { title: 'With a file', myfile: smallPdf('Old.pdf') },
      { title: 'Still with it' },
    )
    await call(`DELETE /news/for-approval/${id}`, { token: clerk.token })
    expect([await statusOf(linkOf(id, 'Old.pdf')), await filesOf(id)]).toMatchObject([200, { length: 1 }])
    await prepareChange(id, { title: 'Kept again' })
    expect((await approve(id)).status).toBe(200)
    expect([await statusOf(linkOf(id, 'Old.pdf')), (await stored(id))?.file.name]).toEqual([200, 'Old.pdf'])
  })

  it('is replaced when the change is approved, and until then nobody else gets the new one', async () => {
    const published = { title: 'Time table', myfile: smallPdf('Table.pdf') }
    const id = await withChange(published, { title: 'Time table', myfile: smallPdf('New.pdf') })
    const [old, next] = [linkOf(id, 'Table.pdf'), linkOf(id, (await waiting(id))?.file.name)]
    const reader = await helper('news:read-all')
    expect([await statusOf(next), await statusOf(next, reader.token), await statusOf(old)]).toEqual([
      404, 404, 200,
    ])
    expect([await statusOf(next, clerk.token), await statusOf(next, publisher.token)]).toEqual([200, 200])
    expect((await approve(id)).status).toBe(200)
    expect([await statusOf(next), await statusOf(old)]).toEqual([200, 404])
    expect(await filesOf(id)).toHaveLength(1)
  })

  it('goes when a change without it is approved, and a file that nobody approves goes with its change', async () => {
    const id = await withChange(
      { title: 'Form', myfile: smallPdf('Form.pdf') },
      { title: 'Form', removeFile: '1' },
    )
    expect(await statusOf(linkOf(id, 'Form.pdf'))).toBe(200)
    expect((await approve(id)).status).toBe(200)
    expect([(await stored(id))?.file, await filesOf(id)]).toEqual([null, []])
    await prepareChange(id, { title: 'Form', myfile: smallPdf('Never.pdf') })
    expect(await filesOf(id)).toHaveLength(1)
    await call(`DELETE /news/for-approval/${id}`, { token: clerk.token })
    expect(await filesOf(id)).toEqual([])
  })

  it('is the one that the office has put there since, if a change keeps it', async () => {
    const id = await withChange({ title: 'List', myfile: smallPdf('One.pdf') }, { title: 'The list' })
    await byAdmin(`PUT /news/${id}`, { title: 'List', myfile: smallPdf('Two.pdf') })
    const name = (await stored(id))?.file.name
    expect((await approve(id, 2)).status).toBe(200)
    expect([(await stored(id))?.title, (await stored(id))?.file.name]).toEqual(['The list', name])
    expect(await statusOf(linkOf(id, name))).toBe(200)
  })
})

describe('Somebody who may publish', () => {
  it('overwrites nothing that was published since, unless they have compared both', async () => {
    const id = await withChange({ title: 'Fee: ₹900' }, { title: 'The fee: ₹900' })
    await byAdmin(`PUT /news/${id}`, { title: 'Fee: ₹950' })
    expect(refusal(await approve(id))).toEqual(errors['notice-changed'])
    expect([(await stored(id))?.title, (await waiting(id))?.state]).toEqual(['Fee: ₹950', 'waiting'])
    await byAdmin(`PUT /news/${id}`, { title: 'Fee: ₹975' })
    expect(refusal(await approve(id, 2))).toEqual(errors['notice-changed'])
    expect((await approve(id, 3)).body.item).toMatchObject({ Title: 'The fee: ₹900', Version: 4 })
  })

  it('is told that the notice was deleted, and approves the change once it is restored', async () => {
    const id = await withChange({ title: 'Gone for a while' }, { title: 'Here again' })
    await byAdmin(`DELETE /news/${id}`)
    expect(refusal(await approve(id))).toEqual(errors['notice-gone'])
    expect([await stored(id), (await waiting(id))?.title]).toEqual([undefined, 'Here again'])
    await byAdmin(`POST /news/bin/${id}/restore`)
    expect((await approve(id)).status).toBe(200)
  })

  it('approves no change that was prepared in place of the one they read', async () => {
    const id = await withChange({ title: 'Swapped' }, { title: 'Read by the office' })
    const { version } = (await waiting(id)) ?? {}
    await call(`DELETE /news/for-approval/${id}`, { token: clerk.token })
    await prepareChange(id, { title: 'Never read' })
    expect(refusal(await approvals.approve(id, version))).toEqual(errors['changed-meanwhile'])
    expect((await stored(id))?.title).toBe('Swapped')
  })
})

describe('Nobody else', () => {
  it('prepares, approves or returns a change', async () => {
    const { Id } = await publish({ title: 'As it is' })
    const [teacher, reader, stranger] = await Promise.all([
      makeTeacher(app).then(({ token }) => token),
      helper('news:read-all', 'page:publish').then(({ token }) => token),
      signUpWithoutRole(),
    ])
    const sent = form({ title: 'Sneaked in' })
    expect((await call(`POST /news/${Id}/for-approval`, sent)).status).toBe(401)
    for (const token of [teacher, reader, stranger]) {
      expect((await call(`POST /news/${Id}/for-approval`, { token, ...sent })).status).toBe(403)
    }
    await prepareChange(Id, { title: 'Prepared' })
    const answers = { approve: { version: 1, publishedVersion: 1 }, return: { version: 1, reason: 'No.' } }
    for (const [answer, body] of Object.entries(answers)) {
      const asked = { token: clerk.token, ...json(body) }
      expect((await call(`POST /news/for-approval/${Id}/${answer}`, asked)).status).toBe(403)
    }
    expect((await stored(Id))?.title).toBe('As it is')
  })
})
