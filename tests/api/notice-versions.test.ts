import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import { storagePaths } from '@prangan/contract/storage-paths'
import { describe, expect, it } from 'vitest'
import { sweepNewsFiles } from '../../functions/src/news/sweep-news-files.ts'
import { sweepNoticeVersions } from '../../functions/src/news/versions/remove-versions.ts'
import { call, type form, json, signUpWithoutRole } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { hour, useNoticeDesk } from './notice-desk.ts'
import { makeTeacher } from './teachers.ts'

const desk = useNoticeDesk()
const { app, publish, stored, filesOf, statusOf } = desk

type Entries = Parameters<typeof form>[0]

const day = 24 * hour
const body = (text: string) => JSON.stringify([{ id: 'b1', kind: 'text', paragraphs: [{ en: text }] }])
const change = (id: string, entries: Entries) => desk.byAdmin(`PUT /news/${id}`, entries)
const restore = (id: string, number: number, version: number, token = desk.admin.token) =>
  call(`POST /news/${id}/versions/${number}/restore`, { token, ...json({ version }) })
const versionsOf = async (id: string) => {
  const found = await (await app.firestore()).collection(documentPaths.noticeVersions(id)).get()
  return found.docs.map((version) => Number(version.id)).sort((one, other) => one - other)
}
const entriesOf = async (id: string) => {
  const audit = (await app.firestore()).collection(collectionPaths.audit)
  const found = await audit.where('subject', '==', documentPaths.news(id)).get()
  return found.docs.map((entry) => [entry.get('action'), entry.get('name'), entry.get('detail')])
}

async function examination() {
  const title = 'Examination on Monday'
  const item = await publish({
    title,
    category: 'examination',
    body: body('Room 3'),
    myfile: smallPdf('First.pdf'),
  })
  const fields = { title: 'Examination on Friday', body: body('Room 4'), myfile: smallPdf('Second.pdf') }
  expect((await change(item.Id, fields)).status).toBe(200)
  return item
}

describe('An admin who has changed a notice', () => {
  it('gets back its earlier title, text and file, as a new change that can be taken back too', async () => {
    const { Id, Link } = await examination()
    expect(await statusOf(Link)).toBe(404)
    const { status, body: answer } = await restore(Id, 1, 2)
    expect([status, answer.message, (answer.item as NoticeWire).Link]).toEqual([
      200,
      'Earlier text restored.',
      Link,
    ])
    expect(await stored(Id)).toMatchObject({
      title: 'Examination on Monday',
      body: [{ paragraphs: [{ en: 'Room 3' }] }],
      version: 3,
    })
    expect(await statusOf(Link)).toBe(200)
    expect((await desk.home())?.news.map(({ title }: { title: string }) => title)).toContain(
      'Examination on Monday',
    )
    expect(await versionsOf(Id)).toEqual([1, 2])
    expect((await restore(Id, 2, 3)).status).toBe(200)
    expect(await stored(Id)).toMatchObject({ title: 'Examination on Friday', version: 4 })
  })

  it('reads in the history which fields were changed, and under which title', async () => {
    const { Id } = await examination()
    await restore(Id, 1, 2)
    expect(await entriesOf(Id)).toEqual(
      expect.arrayContaining([
        ['notice published', 'Examination on Monday', ''],
        ['notice changed', 'Examination on Friday', 'title, body, file'],
        ['notice rolled back', 'Examination on Monday', 'title, body, file'],
      ]),
    )
  })

  it('keeps the corrections, which visitors have read', async () => {
    const { Id } = await publish({ title: 'Fee date' })
    await change(Id, { title: 'Last fee date', correction: 'Until 5 pm' })
    await restore(Id, 1, 2)
    expect(await stored(Id)).toMatchObject({
      title: 'Fee date',
      corrections: [{ text: { en: 'Until 5 pm' } }],
    })
  })

  it('restores nothing over what somebody else has changed meanwhile, and nothing that is not kept', async () => {
    const { Id } = await examination()
    for (const [answer, code] of [
      [await restore(Id, 1, 1), 'changed-meanwhile'],
      [await restore(Id, 7, 2), 'no-such-version'],
    ] as const) {
      expect([answer.status, answer.body.message]).toEqual(errors[code])
    }
    expect(await stored(Id)).toMatchObject({ title: 'Examination on Friday', version: 2 })
  })

  it('brings back no notice that is deleted', async () => {
    const { Id } = await examination()
    await desk.byAdmin(`DELETE /news/${Id}`)
    const { status, body: answer } = await restore(Id, 1, 2)
    expect([status, answer.message]).toEqual(errors['no-such-notice'])
    expect(await stored(Id)).toBeUndefined()
  })
})

it('Nobody else restores an earlier text', async () => {
  const { Id } = await examination()
  expect((await call(`POST /news/${Id}/versions/1/restore`, json({ version: 2 }))).status).toBe(401)
  for (const token of [(await makeTeacher(app)).token, await signUpWithoutRole()])
    expect((await restore(Id, 1, 2, token)).status).toBe(403)
  expect(await stored(Id)).toMatchObject({ title: 'Examination on Friday' })
})

describe('The nightly sweep', () => {
  it('keeps the file of a version that can be restored, and removes it a year after the change', async () => {
    const { Id } = await examination()
    const later = new Date(app.now().getTime() + 2 * day)
    await sweepNoticeVersions(app, later)
    await sweepNewsFiles(app, later)
    expect(await filesOf(Id)).toHaveLength(2)
    const yearLater = new Date(app.now().getTime() + limits.notice.versionLifetime + 1)
    await sweepNoticeVersions(app, yearLater)
    await sweepNewsFiles(app, yearLater)
    expect(await versionsOf(Id)).toEqual([])
    const { file } = (await stored(Id)) ?? {}
    expect(await filesOf(Id)).toEqual([storagePaths.noticeFile(Id, file.name)])
  })

  it('keeps the newest versions only', async () => {
    const { Id } = await publish({ title: 'Version 1' })
    for (let number = 2; number <= limits.notice.versions + 3; number += 1)
      await change(Id, { title: `Version ${number}` })
    await sweepNoticeVersions(app, app.now())
    expect(await versionsOf(Id)).toEqual(Array.from({ length: limits.notice.versions }, (_, at) => at + 3))
  })
})

it('A notice that is deleted permanently leaves no earlier text and no file', async () => {
  const { Id } = await examination()
  await desk.byAdmin(`DELETE /news/${Id}`)
  expect(await versionsOf(Id)).toEqual([1])
  expect((await desk.byAdmin(`DELETE /admin/bin/notices/${Id}`)).status).toBe(200)
  expect([await versionsOf(Id), await filesOf(Id)]).toEqual([[], []])
})
