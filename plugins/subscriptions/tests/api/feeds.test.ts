import { fieldIn } from '@prangan/contract/language-fields'
import { type Language, otherLanguages } from '@prangan/contract/languages'
import { hour, useNoticeDesk } from '@prangan/tests/api/notice-desk.ts'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'

const desk = useNoticeDesk()
const { app, byAdmin, publish, fromNow } = desk

const get = (path: string, headers: HeadersInit = {}) => fetch(`${app.origin}${path}`, { headers })
const feed = (of: string, format: 'atom' | 'json' | 'ics', language: Language = 'en') =>
  `/api/feeds/${of}.${language}.${format}`
const eventFile = (id: string) => `/api/events/${id}.en.ics`

async function atom(of: string, language?: Language) {
  const answer = await get(feed(of, 'atom', language))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ])
  return new Parser().parseString(await answer.text())
}

async function eventsAt(path: string) {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      isAllDay: event.startDate.isDate,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      reminders: component.getAllSubcomponents('valarm').map((alarm) => {
        const { action, trigger, description } = Object.fromEntries(
          alarm.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
        )
        return [action, trigger, description]
      }),
      days: Number(/COUNT=(\d+)/.exec(String(component.getFirstPropertyValue('rrule')))?.[1] ?? 1),
      description: event.description,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
    }
  })
}
const eventOf = async (id: string, path = feed('all', 'ics')) =>
  (await eventsAt(path)).find(({ uid }) => uid.startsWith(`${id}@`))

const workshop = {
  ...{ title: 'Workshop', type: 'Events', eventDate: '2126-12-11', eventTime: '10:30' },
  place: 'Seminar hall',
}

describe('A student’s feed reader', () => {
  it('shows the notices of a category, the newest first, each with its page', async () => {
    const first = await publish({ title: 'Date sheet', category: 'examination' })
    app.pass(1_000)
    const second = await publish({ title: 'Date sheet, revised', category: 'examination' })
    await publish({ title: 'Library closed', category: 'holiday' })
    const { items, title } = await atom('examination')
    expect(title).toMatch(/^Examination: ./)
    const own = items.filter(({ link }) => [first.Id, second.Id].some((id) => link?.includes(id)))
    expect(own.map((item) => item.title)).toEqual(['Date sheet, revised', 'Date sheet'])
    expect(own[1]?.link).toMatch(new RegExp(`^https?://[^/]+/notices/${first.Id}/date-sheet$`))
    expect(items.map((item) => item.title)).not.toContain('Library closed')
  })

  it('has the same notices as a JSON feed', async () => {
    const { Id } = await publish({ title: 'Scholarship form', category: 'scholarship' })
    const answer = await get(feed('scholarship', 'json'))
    expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    const body = JSON.parse(await answer.text())
    expect(body.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
    expect(body.items).toContainEqual(
      expect.objectContaining({ id: expect.stringContaining(Id), title: 'Scholarship form' }),
    )
  })

  it('shows none that is scheduled, has ended or was withdrawn', async () => {
    const scheduled = await publish({ title: 'Later', publishFrom: fromNow(hour) })
    const withdrawn = await publish({ title: 'Withdrawn' })
    await byAdmin(`DELETE /news/${withdrawn.Id}`)
    const links = (await atom('all')).items.map(({ link }) => link ?? '').join(' ')
    for (const { Id } of [scheduled, withdrawn]) expect(links).not.toContain(Id)
  })

  it('gets nothing again as long as no notice changes', async () => {
    await publish({ title: 'Bus timetable' })
    const etag = (await get(feed('all', 'atom'))).headers.get('etag') ?? ''
    // Otherwise fetch asks for an answer from no cache.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await get(feed('all', 'atom'), known)).status).toBe(304)
    await publish({ title: 'Bus timetable, corrected' })
    expect((await get(feed('all', 'atom'), known)).status).toBe(200)
  })

  it.each(otherLanguages)('shows titles and pages in %s', async (language) => {
    const { Id } = await publish({ title: 'Fee date', [fieldIn('title', language)]: 'शुल्क की तिथि' })
    const { items } = await atom('all', language)
    const own = items.find(({ link }) => link?.includes(Id))
    expect(own).toMatchObject({ title: 'शुल्क की तिथि' })
    expect(new URL(own?.link ?? '').pathname).toMatch(new RegExp(`^/${language}/notices/`))
  })

  it('is told that there is no feed of another name, and none in a language that the site has not', async () => {
    for (const name of ['sports.en.atom', 'all.xx.atom', 'all.en.rss'])
      expect((await get(`/api/feeds/${name}`)).status, name).toBe(name === 'all.en.rss' ? 400 : 404)
  })
})

describe('A student’s calendar', () => {
  it('has an event at its time and place, and a day without a time as a whole day', async () => {
    const timed = await publish(workshop)
    const allDay = await publish({ title: 'Founders’ day', type: 'Events', eventDate: '2126-11-05' })
    expect(await eventOf(timed.Id)).toMatchObject({
      ...{ summary: 'Workshop', location: 'Seminar hall', status: 'CONFIRMED' },
      // 10:30 in India.
      ...{ isAllDay: false, start: '2126-12-11T05:00:00Z', end: '2126-12-11T06:00:00Z', days: 1 },
    })
    expect(await eventOf(allDay.Id)).toMatchObject({ isAllDay: true, start: '2126-11-05', end: '2126-11-06' })
  })

  it('has what the notice says of an event, so that a last date is seen there, too', async () => {
    const { Id } = await publish({ ...workshop, howToTakePart: 'Write your name by 5 December.' })
    expect((await eventOf(Id))?.description).toMatch(/^Write your name by 5 December\.\n\nhttp/)
  })

  it('has an event of several days on each of them, at its time', async () => {
    const timed = await publish({ ...workshop, eventEndDate: '2126-12-12' })
    const { Id } = await publish({ ...workshop, eventTime: '', eventEndDate: '2126-12-12' })
    expect(await eventOf(timed.Id)).toMatchObject({
      ...{ start: '2126-12-11T05:00:00Z', end: '2126-12-11T06:00:00Z', days: 2 },
    })
    const days = { isAllDay: true, start: '2126-12-11', end: '2126-12-13' }
    expect(await eventOf(Id)).toMatchObject(days)
    await byAdmin(`DELETE /news/${Id}`)
    expect(await eventOf(Id)).toMatchObject({ ...days, status: 'CANCELLED' })
  })

  it('follows an event that is changed, and one that is withdrawn, without its words', async () => {
    const { Id } = await publish(workshop)
    const before = await eventOf(Id)
    await byAdmin(`PUT /news/${Id}`, { ...workshop, eventTime: '14:00' })
    const changed = await eventOf(Id)
    expect(changed).toMatchObject({ start: '2126-12-11T08:30:00Z', uid: before?.uid })
    expect(changed?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    await byAdmin(`DELETE /news/${Id}`)
    const cancelled = await eventOf(Id)
    expect(cancelled).toMatchObject({ status: 'CANCELLED', summary: 'Cancelled', location: null })
    expect(cancelled?.sequence).toBeGreaterThan(changed?.sequence ?? 0)
  })

  it('never hears of an event that was withdrawn before it began', async () => {
    const { Id } = await publish({ ...workshop, publishFrom: fromNow(hour) })
    expect(await eventOf(Id)).toBeUndefined()
    await byAdmin(`DELETE /news/${Id}`)
    expect(await eventOf(Id)).toBeUndefined()
  })

  it('reminds of an event that was taken from its page a day before, but not of all that a calendar has', async () => {
    const { Id } = await publish(workshop)
    const allDay = await publish({ ...workshop, eventTime: '' })
    expect(await eventsAt(eventFile(Id))).toMatchObject([{ reminders: [['DISPLAY', '-P1D', 'Workshop']] }])
    // At 9 in the morning.
    expect(await eventsAt(eventFile(allDay.Id))).toMatchObject([
      { reminders: [['DISPLAY', '-PT15H', 'Workshop']] },
    ])
    expect(await eventOf(Id)).toMatchObject({ reminders: [] })
  })

  it('takes one event from its page, but none from a notice that is no event or not public yet', async () => {
    const { Id } = await publish(workshop)
    expect(await eventsAt(eventFile(Id))).toMatchObject([{ summary: 'Workshop' }])
    const notice = await publish({ title: 'No event' })
    const later = await publish({ ...workshop, publishFrom: fromNow(hour) })
    for (const id of [notice.Id, later.Id, 'nobody']) expect((await get(eventFile(id))).status, id).toBe(404)
  })
})
