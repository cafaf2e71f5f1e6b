import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import { describe, expect, it } from 'vitest'
import { type Answer, call, signIn } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { hour, useNoticeDesk } from './notice-desk.ts'

const desk = useNoticeDesk()
const { app, auditOf, byAdmin, filesOf, fromNow, publish, statusOf, stored } = desk
const refusalOf = (entries: Record<string, string>) => byAdmin('POST /news/uploadnews', entries)
const save = (id: string, entries: Record<string, string | File>) => byAdmin(`PUT /news/${id}`, entries)

async function seenIn(id: string): Promise<string> {
  const idsOf = ({ body }: Answer) =>
    Object.values(body).flatMap((list) => (list as NoticeWire[]).map(({ Id }) => Id))
  const all = idsOf(await call('GET /news/viewallnews'))
  const ticker = idsOf(await call('GET /news'))
  const office = idsOf(await byAdmin('GET /news/viewNews'))
  expect(office.filter((each) => each === id).length).toBeLessThanOrEqual(1)
  const home = JSON.stringify(await desk.home())
  const places = { all, ticker, office, home }
  return Object.entries(places)
    .flatMap(([place, list]) => (list.includes(id) ? [place] : []))
    .join(' ')
}

describe('An item with dates', () => {
  it('comes and goes to the millisecond for everyone, and the office always sees it', async () => {
    const dates = { publishFrom: fromNow(hour), publishUntil: fromNow(2 * hour) }
    const { Id, ...item } = await publish({ title: 'Counselling', type: 'Marquee', ...dates })
    expect(item).toMatchObject({
      PublishFrom: dates.publishFrom,
      PublishUntil: dates.publishUntil,
      Version: 1,
    })
    expect(await seenIn(Id)).toBe('office')
    app.pass(hour - 1)
    expect(await seenIn(Id)).toBe('office')
    app.pass(1)
    expect(await seenIn(Id)).toBe('all ticker office home')
    app.pass(hour - 1)
    expect(await seenIn(Id)).toBe('all ticker office home')
    app.pass(1)
    expect(await seenIn(Id)).toBe('office')
  })

  it('appears at its time to the first reader, also if another with the same time was published before', async () => {
    const publishFrom = fromNow(hour)
    const first = await publish({ title: 'Known before', type: 'Marquee', publishFrom })
    expect(await seenIn(first.Id)).toBe('office')
    const second = await publish({ title: 'At the same moment', type: 'Marquee', publishFrom })
    app.pass(hour)
    expect(await seenIn(second.Id)).toBe('all ticker office home')
  })

  it('shows visitors no date, pin or version of it', async () => {
    await publish({ title: 'Pinned', type: 'Marquee', isPinned: '1', publishUntil: fromNow(hour) })
    const { body } = await call('GET /news')
    const [first] = body.header_marquee_data as NoticeWire[]
    expect(Object.keys(first ?? {})).toEqual(['Id', 'Title', 'Type', 'CreatedAt', 'Link'])
    expect(first?.Title).toBe('Pinned')
  })

  it('has a file that strangers get between its dates only, and no cache keeps longer', async () => {
    const dates = { publishFrom: fromNow(hour), publishUntil: fromNow(hour + 90_000) }
    const { Link } = await publish({ title: 'Results', myfile: smallPdf('Results.pdf'), ...dates })
    const get = async (token?: string) => {
      const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const response = await fetch(`${app.origin}${Link}`, { headers })
      await response.body?.cancel()
      return [response.status, response.headers.get('cache-control')]
    }
    expect(await get()).toEqual([404, 'no-store'])
    expect(await get(await signIn('teacher'))).toEqual([404, 'no-store'])
    expect(await get(desk.admin.token)).toEqual([200, 'private, no-store'])
    app.pass(hour)
    expect(await get()).toEqual([200, 'public, max-age=90, s-maxage=90'])
    app.pass(90_000)
    expect(await get()).toEqual([404, 'no-store'])
  })

  it.each([
    ['ends before it begins', { publishFrom: 2 * hour, publishUntil: hour }],
    ['ends as it begins', { publishFrom: hour, publishUntil: hour }],
    ['has ended before it is published', { publishUntil: -1 }],
  ])('is refused where it %s, at the field', async (_, offsets) => {
    const dates = Object.fromEntries(Object.entries(offsets).map(([name, at]) => [name, fromNow(at)]))
    const refused = await refusalOf({ title: 'x', ...dates })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      message: fieldTexts.endBeforeStart,
      errors: { publishUntil: fieldTexts.endBeforeStart },
    })
  })

  it.each(['tomorrow', '2026-11-20', '2026-11-20T09:30', '2026-02-30T09:30Z', '10000-01-01T00:00Z'])(
    'is refused where its start is %s',
    async (publishFrom) => {
      const refused = await refusalOf({ title: 'x', publishFrom })
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['publishFrom']])
    },
  )
})

describe('An admin who changes an item', () => {
  it('gives it a new title, dates and a link, and its day stays', async () => {
    const before = await publish({ title: 'Befor', type: 'News' })
    app.pass(hour)
    const publishUntil = fromNow(hour)
    const changed = { title: 'Before', type: 'Events', link: '/library', publishUntil, isPinned: '1' }
    const { status, body } = await save(before.Id, { ...changed, version: '1' })
    expect([status, body.message]).toEqual([200, 'Notice saved.'])
    expect(body.item).toEqual({
      ...before,
      Title: 'Before',
      Type: 'Events',
      Link: '/library',
      PublishUntil: publishUntil,
      IsPinned: true,
      Version: 2,
    })
    const kept = await stored(before.Id)
    expect(kept).toMatchObject({ searchKeys: expect.arrayContaining(['before']), version: 2 })
    expect(kept?.updatedAt.toDate()).toEqual(app.now())
  })

  it('keeps, replaces and takes away its file; earlier ones stay for a restore, and no visitor gets them', async () => {
    const { Id, Link } = await publish({ title: 'With a file', myfile: smallPdf('List.pdf') })
    const linkAfter = async (entries: Record<string, string | File>) => {
      const { body } = await save(Id, { title: 'With a file', ...entries })
      return String((body.item as NoticeWire).Link)
    }
    expect(await linkAfter({ link: '/library' })).toBe(Link)
    const replaced = await linkAfter({ myfile: smallPdf('List.pdf') })
    expect(replaced).toMatch(new RegExp(`^/files/${Id}/List-[0-9a-f]{6}\\.pdf$`))
    expect([await statusOf(replaced), await statusOf(Link)]).toEqual([200, 404])
    expect(await linkAfter({ removeFile: '1', link: '/library' })).toBe('/library')
    expect([await statusOf(replaced), await statusOf(Link)]).toEqual([404, 404])
    expect(new Set(await filesOf(Id))).toEqual(new Set([Link, replaced].map((link) => link.slice(1))))
  })

  it('gets a conflict if somebody else was faster, and overwrites nothing', async () => {
    const { Id } = await publish({ title: 'First' })
    expect((await save(Id, { title: 'Second', version: '1' })).status).toBe(200)
    const late = await save(Id, { title: 'Third', version: '1', myfile: smallPdf() })
    expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    expect(await stored(Id)).toMatchObject({ title: 'Second' })
    expect(await filesOf(Id)).toEqual([])
  })

  it('never brings back an item that is gone', async () => {
    const { Id } = await publish({ title: 'Gone' })
    await byAdmin(`DELETE /news/${Id}`)
    const late = await save(Id, { title: 'Back', myfile: smallPdf() })
    expect([late.status, late.body.message]).toEqual(errors['no-such-notice'])
    expect(await stored(Id)).toBeUndefined()
    expect(await filesOf(Id)).toEqual([])
  })

  it('leaves a trace of each of it in the audit', async () => {
    const { Id } = await publish({ title: 'Watched' })
    await save(Id, { title: 'Watched well' })
    await byAdmin(`DELETE /news/${Id}`)
    const { uname } = desk.admin
    expect(await auditOf(Id)).toEqual([
      `notice changed by ${uname}`,
      `notice deleted by ${uname}`,
      `notice published by ${uname}`,
    ])
  })
})

describe('An event with a day of its own', () => {
  const day = 24 * hour
  const dayIn = (days: number) =>
    new Date(app.now().getTime() + 5.5 * hour + days * day).toISOString().slice(0, 10)
  const event = (title: string, days?: number) =>
    publish({ title, type: 'Events', ...(days !== undefined && { eventDate: dayIn(days) }) })
  const listed = async (begin = 'Day ') => {
    const { events } = (await desk.home()) ?? {}
    return (events as { title: string }[])
      .map(({ title }) => title)
      .filter((title) => title.startsWith(begin))
  }
  const inCall = async (begin = 'Day ') => {
    const { body } = await call('GET /news/viewallnews')
    return (body.header_marquee_data as NoticeWire[])
      .map(({ Title }) => Title)
      .filter((title) => title.startsWith(begin))
  }

  it('is listed by its day among the upcoming ones, until that day is over', async () => {
    const items = [
      await event('Day three', 3),
      await event('Day one', 1),
      await event('Day none'),
      await event('Day two', 2),
    ]
    expect(items[0]).toMatchObject({ EventDate: dayIn(3) })
    expect(await listed()).toEqual(['Day one', 'Day two', 'Day three', 'Day none'])
    app.pass(2 * day)
    expect(await inCall()).toEqual(expect.not.arrayContaining(['Day one']))
    expect(await listed()).toEqual(['Day two', 'Day three', 'Day none'])
  })

  it('of several days is listed until the last is over, also after an edit that does not name it', async () => {
    const title = 'Workshop of three days'
    const event = { title, type: 'Events', eventDate: dayIn(1) }
    const { Id, ...item } = await publish({ ...event, eventEndDate: dayIn(3) })
    expect(item).toMatchObject({ EventDate: dayIn(1), EventEndDate: dayIn(3) })
    app.pass(2.5 * day)
    expect((await save(Id, event)).body.item).toHaveProperty('EventEndDate')
    expect([await inCall(title), await listed(title)]).toEqual([[title], [title]])
    app.pass(1.5 * day)
    expect([await inCall(title), await listed(title)]).toEqual([[], []])
  })

  it('has no last day before its first, nor one that a new first day has passed', async () => {
    const event = { title: 'Moved', type: 'Events', eventDate: dayIn(2) }
    const refused = await refusalOf({ ...event, eventEndDate: dayIn(1) })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { eventEndDate: fieldTexts.eventEndsBeforeStart },
    ])
    const { Id } = await publish({ ...event, eventEndDate: dayIn(3) })
    const moved = await save(Id, { ...event, eventDate: dayIn(5) })
    expect(moved.body.item).toMatchObject({ EventDate: dayIn(5) })
    expect(moved.body.item).not.toHaveProperty('EventEndDate')
  })

  it('has no day as another type, is refused with an invalid one, and loses it by an edit', async () => {
    const news = await publish({ title: 'No event', type: 'News', eventDate: dayIn(1) })
    expect(news).not.toHaveProperty('EventDate')
    const refused = await refusalOf({ title: 'Wrong day', type: 'Events', eventDate: '11.12.2026' })
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['eventDate']])
    const dated = await event('Cleared day', 4)
    const { body } = await save(dated.Id, { title: 'Cleared day', type: 'Events', eventDate: '' })
    expect(body.item).not.toHaveProperty('EventDate')
  })
})
