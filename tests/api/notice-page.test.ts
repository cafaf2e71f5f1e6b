import { fieldTexts } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import type { NoticeView } from '@prangan/contract/notice-view'
import { noticeQuery } from '@prangan/contract/notice-view'
import { documentPaths } from '@prangan/contract/paths'
import type { Block } from '@prangan/contract/schemas/blocks'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { describe, expect, it } from 'vitest'
import { createPublicReads } from '../../functions/src/pages/public-reads.ts'
import { createSiteData, type RequestedData } from '../../functions/src/pages/site-data.ts'
import { call } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { paragraph } from '../support/site.ts'
import { hour, useNoticeDesk } from './notice-desk.ts'

const desk = useNoticeDesk()
const { app, byAdmin, publish, fromNow } = desk

const body = (...blocks: Block[]) => JSON.stringify(blocks)

/** What a visitor asks for now. */
function ask(): RequestedData {
  const deps = { firebase: app, clock: app.now }
  return createSiteData(deps, { pages: [], settings: [] }, undefined, createPublicReads(deps, 0))('en')
}
async function found(id: string) {
  const loaded = await ask().notice(id)
  if (loaded.status !== 'ready') throw new Error('The notice could not be read.')
  return loaded.value
}
async function shown(id: string): Promise<NoticeView> {
  const notice = (await found(id))?.notice
  if (!notice) throw new Error('The notice is not shown.')
  return notice
}
async function listed(query = ''): Promise<string[]> {
  const loaded = await ask().noticeList(noticeQuery(new URLSearchParams(query)))
  return loaded.status === 'ready' ? loaded.value.items.map(({ id }) => id) : []
}

describe('A visitor who opens a notice’s page', () => {
  it('reads its text, its category and its file with the number of pages', async () => {
    const { Id, Link } = await publish({
      title: 'Date sheet',
      category: 'examination',
      body: body(paragraph('a', 'Bring your [admit card](/important-notice).')),
      myfile: smallPdf('sheet.pdf'),
    })
    expect(await shown(Id)).toMatchObject({
      path: `/notices/${Id}/date-sheet`,
      category: 'examination',
      link: Link,
      pages: 1,
      body: [{ kind: 'text', paragraphs: [{ text: 'Bring your [admit card](/important-notice).' }] }],
    })
  })

  it('learns when and where an event is, and how to take part', async () => {
    const { Id } = await publish({
      ...{ title: 'Workshop', type: 'Events', eventDate: '2126-12-11', eventTime: '10:30' },
      ...{ place: 'Seminar hall', howToTakePart: 'Register by 5 December.' },
    })
    expect(await shown(Id)).toMatchObject({
      category: 'event',
      eventDate: '2126-12-11',
      eventTime: '10:30',
      place: { text: 'Seminar hall' },
      howToTakePart: { text: 'Register by 5 December.' },
    })
  })

  it('is told what was corrected, and what replaced it', async () => {
    const [first, second] = [await publish({ title: 'First list' }), await publish({ title: 'Second list' })]
    const change = { title: 'First list', replacedBy: second.Id, correction: 'Room 4, not 3' }
    expect((await byAdmin(`PUT /news/${first.Id}`, change)).status).toBe(200)
    const again = { title: 'First list', correction: 'At 10, not 11' }
    expect((await byAdmin(`PUT /news/${first.Id}`, again)).status).toBe(200)
    const { corrections, replacedBy } = await shown(first.Id)
    expect(corrections.map(({ text }) => text.text)).toEqual(['At 10, not 11', 'Room 4, not 3'])
    expect(replacedBy).toMatchObject({ title: 'Second list', path: `/notices/${second.Id}/second-list` })
    expect((await byAdmin(`DELETE /news/${second.Id}`)).status).toBe(200)
    expect((await shown(first.Id)).replacedBy).toBeUndefined()
  })

  it('reads one that has ended, with the mark, but gets its file no more', async () => {
    const { Id } = await publish({
      title: 'Fee date',
      publishUntil: fromNow(hour),
      myfile: smallPdf('fees.pdf'),
    })
    expect((await shown(Id)).endedAt).toBeUndefined()
    app.pass(2 * hour)
    expect(await shown(Id)).toMatchObject({ endedAt: expect.any(String), link: '' })
    expect(await listed('q=fee+date')).toContain(Id)
  })

  it('gets nothing of one that is scheduled: no page, no entry in a list, the search or the sitemap', async () => {
    const { Id } = await publish({ title: 'Secret result', publishFrom: fromNow(hour), body: body() })
    const data = ask()
    expect(await found(Id)).toBeNull()
    expect(await listed('q=secret')).not.toContain(Id)
    expect((await data.noticePaths()).some((path) => path.includes(Id))).toBe(false)
    const answer = await data.search('secret result')
    expect(JSON.stringify(answer)).not.toContain(Id)
    app.pass(2 * hour)
    expect((await shown(Id)).title).toBe('Secret result')
    expect((await ask().noticePaths()).some((path) => path.includes(Id))).toBe(true)
  })

  it('is told that one was withdrawn, but nothing of what it said, until it is restored', async () => {
    const { Id } = await publish({ title: 'Wrong list' })
    await byAdmin(`DELETE /news/${Id}`)
    expect(await found(Id)).toEqual({ isWithdrawn: true })
    expect(await listed()).not.toContain(Id)
    expect((await ask().noticePaths()).some((path) => path.includes(Id))).toBe(false)
    await byAdmin(`POST /news/bin/${Id}/restore`)
    expect((await shown(Id)).title).toBe('Wrong list')
  })

  it('gets no picture of one that is scheduled or withdrawn, nor with another title than it has', async () => {
    const { Id } = await publish({ title: 'Secret result', publishFrom: fromNow(hour) })
    const refused = (version: string) => call(`GET /api/notice-pictures/${Id}/en.jpg?v=${version}`)
    expect((await refused('anything')).status).toBe(404)
    app.pass(2 * hour)
    const { picture } = await shown(Id)
    expect((await refused('other')).status).toBe(404)
    await byAdmin(`DELETE /news/${Id}`)
    expect((await refused(picture.split('v=')[1] ?? '')).status).toBe(404)
  })

  it('gets nothing of one that was deleted before it began, nor at an address that is none', async () => {
    const { Id } = await publish({ title: 'Never public', publishFrom: fromNow(hour) })
    await byAdmin(`DELETE /news/${Id}`)
    for (const id of [Id, 'nothing', '__proto__', 'a/b', '']) expect(await found(id)).toBeNull()
  })
})

describe('A visitor who looks through all notices', () => {
  it('finds them by category, by year and by words of title and text, ticker items too', async () => {
    const ticker = await publish({ title: 'Hostel ticker', type: 'Marquee', category: 'admission' })
    const text = body(paragraph('a', 'Botany on Monday.'))
    const exam = await publish({ title: 'Hostel practicals', category: 'examination', body: text })
    expect(await listed('q=hostel')).toEqual(expect.arrayContaining([ticker.Id, exam.Id]))
    expect(await listed('q=hostel&category=admission')).toEqual([ticker.Id])
    expect(await listed('q=hostel+paper')).toEqual([exam.Id])
    expect(await listed('q=botan')).toEqual([exam.Id])
    expect(await listed('q=hostel&year=1999')).toEqual([])
    expect(await listed('category=nothing')).toEqual([])
  })

  it('sees the next events first, and then those that are over', async () => {
    const add = (title: string, eventDate: string) => publish({ title, type: 'Events', eventDate })
    const [late, over, next] = [
      await add('Mela late', '2126-05-02'),
      await add('Mela over', '2001-05-02'),
      await add('Mela next', '2126-05-01'),
    ]
    expect(await listed('q=mela&category=event')).toEqual([next.Id, late.Id, over.Id])
  })
})

describe('The lists that every page reads', () => {
  it('carry no text, and a path only where a page says more than the link', async () => {
    const plain = await publish({ title: 'Plain', link: 'https://university.test/' })
    const long = body(paragraph('a', 'x'.repeat(3_000)))
    const written = await publish({ title: 'Written', link: 'https://university.test/', body: long })
    const { news } = (await desk.home()) as CurrentNotices
    const [of, one] = [plain, written].map(({ Id }) => news.find(({ id }) => id === Id))
    expect(Object.keys(of ?? {})).not.toContain('path')
    expect(one).toMatchObject({ path: `/notices/${written.Id}/written`, link: 'https://university.test/' })
    expect(JSON.stringify(news)).not.toContain('xxx')
  })
})

describe('An admin', () => {
  const refused = (fields: Record<string, string>) =>
    byAdmin('POST /news/uploadnews', { title: 'X', ...fields })

  it.each([
    ['a picture', body({ id: 'a', kind: 'picture', picture: 'art:emblem' })],
    [
      'a script as a link',
      body({ id: 'a', kind: 'links', links: [{ text: { en: 'X' }, href: 'javascript:1' }] }),
    ],
    ['HTML', '<p>Hello</p>'],
    [
      'too many blocks',
      body(...Array.from({ length: limits.notice.blocks + 1 }, (_, at) => paragraph(`${at}`, 'x'))),
    ],
  ])('cannot publish a text with %s', async (_, text) => {
    const { status, body: answer } = await refused({ body: text })
    expect([status, answer.errors]).toEqual([400, { body: fieldTexts.badNoticeText }])
  })

  it.each([
    ['category', 'gossip', fieldTexts.chooseNoticeCategory],
    ['eventTime', '25:00', fieldTexts.badEventTime],
    ['replacedBy', '../x', fieldTexts.badReplacement],
  ] as const)('cannot send %s as %s', async (field, value, message) => {
    const { status, body: answer } = await refused({ [field]: value })
    expect([status, answer.errors]).toEqual([400, { [field]: message }])
  })

  it('keeps the text of a notice in a change that does not name it, and clears it with a blank', async () => {
    const text = body(paragraph('a', 'Kept.'))
    const { Id } = await publish({ title: 'Kept', body: text, category: 'holiday' })
    const stored = async () => (await (await app.firestore()).doc(documentPaths.news(Id)).get()).data()
    await byAdmin(`PUT /news/${Id}`, { title: 'Kept too' })
    expect(await stored()).toMatchObject({ title: 'Kept too', category: 'holiday', body: JSON.parse(text) })
    await byAdmin(`PUT /news/${Id}`, { title: 'Kept too', body: '', category: '' })
    expect(await stored()).toMatchObject({ category: '', body: [] })
  })
})
