import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import { describe, expect, it } from 'vitest'
import { sweepNewsBin } from '../../functions/src/news/bin/news-bin-store.ts'
import { call, signIn, signUpWithoutRole } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { hour, useNoticeDesk } from './notice-desk.ts'

const desk = useNoticeDesk()
const { app, auditOf, binned, byAdmin, fromNow, publish, statusOf } = desk
const restore = (id: string) => byAdmin(`POST /news/bin/${id}/restore`)
const purge = (id: string) => byAdmin(`DELETE /admin/bin/notices/${id}`)

async function publishEvent(title: string) {
  const item = await publish({
    title,
    type: 'Events',
    publishFrom: fromNow(-hour),
    publishUntil: fromNow(100 * 24 * hour),
    isPinned: '1',
    eventDate: '2099-01-31',
    myfile: smallPdf('Programme.pdf'),
  })
  expect(await seenBy(item.Id)).toEqual(everybody)
  return item
}

async function publishAndDelete(title: string): Promise<NoticeWire> {
  const item = await publishEvent(title)
  expect((await byAdmin(`DELETE /news/${item.Id}`)).status).toBe(200)
  return item
}

const everybody = ['visitors', 'the office', 'the home page']

async function seenBy(id: string): Promise<string[]> {
  const [visitors, office, home] = await Promise.all([
    call('GET /news/viewallnews').then(({ body }) => body),
    byAdmin('GET /news/viewNews').then(({ body }) => body),
    desk.home(),
  ])
  const lists = [visitors, office, home]
  return everybody.filter((_, index) => JSON.stringify(lists[index]).includes(id))
}

const itemOf = async (id: string) =>
  ((await byAdmin('GET /news/viewNews')).body.send as NoticeWire[]).find(({ Id }) => Id === id)
const isStored = async ({ Link }: NoticeWire) =>
  (await (await app.bucket()).file(decodeURIComponent(Link.slice(1))).exists())[0]

describe('A deleted notice', () => {
  it('is gone from every list and with its file from the site, and waits in the bin', async () => {
    const item = await publishAndDelete('Convocation')
    expect(await seenBy(item.Id)).toEqual([])
    expect([await statusOf(item.Link), await statusOf(item.Link, desk.admin.token)]).toEqual([404, 404])
    const again = await byAdmin(`GET /news/delete_news/${item.Id}`)
    expect([again.status, again.body.message]).toEqual(errors['no-such-notice'])
    expect(await isStored(item)).toBe(true)
    const stored = await binned(item.Id)
    expect(stored).toMatchObject({ title: 'Convocation', deletedBy: desk.admin.uname })
    expect(stored?.deletedAt.toDate()).toEqual(app.now())
  })

  it('comes back as it was: its dates, its pin, its event’s day, its file', async () => {
    const item = await publishAndDelete('Sports day')
    app.pass(29 * 24 * hour)
    const { status, body } = await restore(item.Id)
    expect([status, body]).toEqual([200, { message: 'Notice restored.', item }])
    expect(await itemOf(item.Id)).toEqual(item)
    expect(await seenBy(item.Id)).toEqual(everybody)
    expect(await statusOf(item.Link)).toBe(200)
    expect(await binned(item.Id)).toBeUndefined()
    expect(await auditOf(item.Id)).toEqual([
      `notice deleted by ${desk.admin.uname}`,
      `notice published by ${desk.admin.uname}`,
      `notice restored by ${desk.admin.uname}`,
    ])
  })

  it('is restored once, however often it is requested, and can be deleted again', async () => {
    const { Id, Link } = await publishAndDelete('Picnic')
    expect(await Promise.all([restore(Id), restore(Id)].map(async (each) => (await each).status))).toEqual([
      200, 200,
    ])
    expect((await restore(Id)).status).toBe(200)
    expect((await auditOf(Id)).filter((entry) => entry.startsWith('notice restored'))).toHaveLength(1)
    expect((await byAdmin(`DELETE /news/${Id}`)).status).toBe(200)
    expect([await seenBy(Id), await statusOf(Link)]).toEqual([[], 404])
    expect(await binned(Id)).toBeDefined()
  })

  it('is not shown before its time by being restored', async () => {
    const { Id } = await publish({ title: 'Later', publishFrom: fromNow(hour) })
    await byAdmin(`DELETE /news/${Id}`)
    expect((await restore(Id)).status).toBe(200)
    expect(await seenBy(Id)).toEqual(['the office'])
    app.pass(hour)
    expect(await seenBy(Id)).toContain('visitors')
  })

  it('is deleted permanently with its file, and nothing restores it', async () => {
    const item = await publishAndDelete('Mistake')
    const { status, body } = await purge(item.Id)
    expect([status, body.message]).toEqual([200, 'Deleted permanently.'])
    expect([await binned(item.Id), await isStored(item)]).toEqual([undefined, false])
    for (const late of [await purge(item.Id), await restore(item.Id)]) {
      expect([late.status, late.body.message]).toEqual(errors['not-in-bin'])
    }
    expect(await seenBy(item.Id)).toEqual([])
    expect(await auditOf(item.Id)).toContain(`notice deleted for ever by ${desk.admin.uname}`)
  })

  it('is restored and permanently deleted by the office only', async () => {
    const item = await publishAndDelete('Not yours')
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const route of [`POST /news/bin/${item.Id}/restore`, `DELETE /admin/bin/notices/${item.Id}`]) {
      expect((await call(route)).status).toBe(401)
      expect((await call(route, { token: teacher })).status).toBe(403)
      expect((await call(route, { token: stranger })).status).toBe(403)
    }
    expect([await seenBy(item.Id), await isStored(item)]).toEqual([[], true])
    expect(await binned(item.Id)).toBeDefined()
  })
})

describe('A notice that is public', () => {
  it('cannot be deleted permanently', async () => {
    const item = await publishEvent('Here to stay')
    const { status, body } = await purge(item.Id)
    expect([status, body.message]).toEqual(errors['not-in-bin'])
    expect(await seenBy(item.Id)).toEqual(everybody)
    expect(await statusOf(item.Link)).toBe(200)
  })
})

describe('The nightly sweep', () => {
  it('empties the bin of what has been there for as long as the college keeps it, with its files, and of nothing else', async () => {
    await sweepNewsBin(app, new Date(app.now().getTime() + limits.binLifetime))
    const old = await publishAndDelete('Old')
    app.pass(hour)
    const young = await publishAndDelete('Young')
    app.pass(limits.binLifetime - hour - 1)
    expect(await sweepNewsBin(app, app.now())).toBe(0)
    expect(await isStored(old)).toBe(true)
    app.pass(1)
    expect(await sweepNewsBin(app, app.now())).toBe(1)
    expect([await binned(old.Id), await isStored(old)]).toEqual([undefined, false])
    expect((await restore(old.Id)).status).toBe(404)
    expect(await auditOf(old.Id)).toContain('notice deleted for ever by ')
    expect((await restore(young.Id)).status).toBe(200)
    expect(await statusOf(young.Link)).toBe(200)
  })
})
