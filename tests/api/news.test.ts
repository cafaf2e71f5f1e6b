import { errors } from '@prangan/contract/errors'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, form, signIn } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { suite } from '../support/suite.ts'

type Item = {
  Id: string
  Title: string
  Type: string
  CreatedAt: string
  Link: string
  EventDate?: string
  /** For the office only. */
  PublishFrom: string
  PublishUntil: string
  IsPinned: boolean
  Version: number
}

let admin: string
const published: string[] = []
beforeAll(async () => {
  admin = await signIn('admin')
})
afterAll(async () => {
  for (const id of published) await call(`DELETE /news/${id}`, { token: admin })
})

async function publish(entries: Record<string, string | File>): Promise<Item> {
  const { status, body } = await call('POST /news/uploadnews', { token: admin, ...form(entries) })
  expect(status).toBe(201)
  const isLater = Date.parse(String(entries.publishFrom)) > Date.now()
  expect(body.message).toMatch(isLater ? /^Notice scheduled for \d/ : /^Notice published\.$/)
  const item = body.item as Item
  published.push(item.Id)
  return item
}
const lists = async (route: string, token?: string) =>
  (await call(route, token === undefined ? {} : { token })).body as {
    send: Item[]
    header_marquee_data: Item[]
  }
const everyId = ({ send, header_marquee_data }: { send: Item[]; header_marquee_data: Item[] }) =>
  [...send, ...header_marquee_data].map(({ Id }) => Id)
/** By their days, apart from those that are pinned and so stand first. */
const isNewestFirst = (items: Item[], pinned: string[]) => {
  const heads = items.filter(({ Id }) => pinned.includes(Id))
  const days = items.slice(heads.length).map(({ CreatedAt }) => CreatedAt)
  return (
    heads.every(({ Id }, index) => items[index]?.Id === Id) &&
    days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ''))
  )
}

describe('A visitor', () => {
  it('gets the news, and the events and ticker items, pinned ones first and then the newest', async () => {
    const { send: ofOffice } = await lists('GET /news/viewNews', admin)
    const pinned = ofOffice.filter(({ IsPinned }) => IsPinned).map(({ Id }) => Id)
    const { send, header_marquee_data } = await lists('GET /news/viewallnews')
    expect(send.length).toBeGreaterThan(10)
    expect(new Set(send.map(({ Type }) => Type))).toEqual(new Set(['News']))
    expect(new Set(header_marquee_data.map(({ Type }) => Type))).toEqual(new Set(['Events', 'Marquee']))
    expect(pinned).toContain(send[0]?.Id)
    expect(isNewestFirst(send, pinned) && isNewestFirst(header_marquee_data, pinned)).toBe(true)
  })

  it('gets the ticker items alone, also with the `Bearer null` of the earlier site', async () => {
    const { body } = await call('GET /news', { token: 'null' })
    const items = body.header_marquee_data as Item[]
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ Type }) => Type === 'Marquee')).toBe(true)
  })

  it('sees a notice in the very next call after it was published, and not after it was deleted', async () => {
    const { Id } = await publish({ title: 'Fresh notice', type: 'Marquee' })
    expect(everyId(await lists('GET /news/viewallnews'))).toContain(Id)
    expect((await call(`DELETE /news/${Id}`, { token: admin })).status).toBe(200)
    expect(everyId(await lists('GET /news/viewallnews'))).not.toContain(Id)
  })
})

describe('An admin', () => {
  it('sees every item exactly once when both lists are merged, also what visitors do not see', async () => {
    const soon = new Date(Date.now() + 60 * 60_000).toISOString()
    const past = { publishFrom: '2020-01-01T00:00:00Z', publishUntil: '2020-02-01T00:00:00Z' }
    const hidden = [
      await publish({ title: 'To come', publishFrom: soon }),
      await publish({ title: 'Over', type: 'Events', ...past }),
    ]
    const ofOffice = async () => {
      const { send, header_marquee_data } = await lists('GET /news/viewNews', admin)
      return [...send, ...header_marquee_data]
    }
    const before = await ofOffice()
    const shown = everyId(await lists('GET /news/viewallnews'))
    const after = (await ofOffice()).map(({ Id }) => Id)
    expect(new Set(after).size).toBe(after.length)
    // Other tests publish and delete meanwhile.
    const lasting = before.filter(({ Id }) => after.includes(Id))
    expect(lasting.length).toBeGreaterThan(20)
    const today = dayInIndia(new Date())
    const isPublic = ({ PublishFrom, PublishUntil, EventDate = today }: Item) =>
      Date.parse(PublishFrom) <= Date.now() && !(Date.parse(PublishUntil) <= Date.now()) && EventDate >= today
    expect(lasting.filter((item) => isPublic(item) !== shown.includes(item.Id))).toEqual([])
    expect(hidden.filter(({ Id }) => after.includes(Id) && !shown.includes(Id))).toEqual(hidden)
  })

  it('publishes with a PDF, which opens from the site', async () => {
    const item = await publish({
      title: 'Exam form',
      type: 'News',
      myfile: smallPdf('परीक्षा Form (2026).pdf'),
    })
    expect(item.Link).toBe(`/files/${item.Id}/Form-2026.pdf`)
    const file = await fetch(`${suite.app}${item.Link}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
  })

  it('publishes with a link, with neither, with blank fields, and in any order of fields', async () => {
    expect(
      await publish({ link: 'https://ugc.example.test/a', title: 'Linked', type: 'Events' }),
    ).toMatchObject({
      Link: 'https://ugc.example.test/a',
      Type: 'Events',
    })
    const blank = { myfile: new File([], ''), link: '', type: '', title: '  Plain  ' }
    expect(await publish(blank)).toMatchObject({ Title: 'Plain', Type: 'News', Link: '' })
  })

  it('deletes by the documented GET, with a percent-encoded link as a hint, and the file is not to be had any more', async () => {
    const item = await publish({ title: 'Short-lived', myfile: smallPdf() })
    const hint = encodeURIComponent('/files/another/one.pdf')
    const { status, body } = await call(`GET /news/delete_news/${item.Id}/${hint}`, { token: admin })
    expect([status, body.message]).toEqual([200, 'Notice deleted.'])
    expect((await fetch(`${suite.app}${item.Link}`)).status).toBe(404)
    const again = await call(`GET /news/delete_news/${item.Id}`, { token: admin })
    expect([again.status, again.body.message]).toEqual(errors['no-such-notice'])
  })

  it('loses nothing when thirty notices are published at once: each is there, and on the home page the newest', async () => {
    const titles = Array.from({ length: 30 }, (_, index) => `At once ${index}`)
    const answers = await Promise.all(
      titles.map((title) =>
        call('POST /news/uploadnews', { token: admin, ...form({ title, type: 'Events' }) }),
      ),
    )
    const items = answers.filter(({ status }) => status === 201).map(({ body }) => body.item as Item)
    published.push(...items.map(({ Id }) => Id))
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
    const shown = everyId(await lists('GET /news/viewallnews'))
    expect(items.every(({ Id }) => shown.includes(Id))).toBe(true)
    console.log(`  30 notices at once: ${items.length} published, ${30 - items.length} told to try again`)
  })
})

describe('Wrong input to publishing changes nothing:', () => {
  const mark = `wrong-${crypto.randomUUID()}`
  const elsewhere = { link: `/${mark}` }
  const refused: [string, Record<string, string | File>, number, string][] = [
    ['no title', { type: 'News', ...elsewhere }, 400, 'Title is required.'],
    ['a blank title', { title: '   ', ...elsewhere }, 400, 'Title is required.'],
    [
      'a title too long',
      { title: mark.padEnd(limits.text.title + 1, 'x') },
      400,
      'Title may have at most 200 characters.',
    ],
    ['an unknown type', { title: mark, type: 'Gossip' }, 400, 'Please choose News, Events or Marquee.'],
    [
      'a script as a link',
      { title: mark, link: 'javascript:alert(1)' },
      400,
      'The link must begin with https://, http:// or /.',
    ],
    [
      'another host as a path',
      { title: mark, link: '//evil.test' },
      400,
      'The link must begin with https://, http:// or /.',
    ],
    [
      'another host behind a tab that browsers drop',
      { title: mark, link: '/\t/evil.test' },
      400,
      'The link must begin with https://, http:// or /.',
    ],
    [
      'a page as a file',
      { title: mark, myfile: new File(['<html>'], 'a.pdf') },
      ...errors['wrong-file-type'],
    ],
    [
      'a file too large',
      { title: mark, myfile: smallPdf('a.pdf', limits.file.notice + 1) },
      ...errors['file-too-large'],
    ],
    [
      'a body too large',
      { title: mark, myfile: smallPdf('a.pdf', limits.body.multipart) },
      ...errors['too-large'],
    ],
  ]
  it.each(refused)('%s', async (_name, entries, status, message) => {
    const answer = await call('POST /news/uploadnews', { token: admin, ...form(entries) })
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect(JSON.stringify(await lists('GET /news/viewNews', admin))).not.toContain(mark)
  })

  it('JSON where a form belongs, and a form that breaks off', async () => {
    const send = (body: string, type: string) =>
      call('POST /news/uploadnews', { token: admin, body, headers: { 'content-type': type } })
    expect((await send('{"title":"x"}', 'application/json')).status).toBe(415)
    const cut = await send(
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx',
      'multipart/form-data; boundary=b',
    )
    expect([cut.status, cut.body.message]).toEqual(errors['broken-form'])
  })
})

describe('A HEAD request to the deleting address', () => {
  it('is answered 405 and deletes nothing', async () => {
    const { Id } = await publish({ title: 'Still here' })
    const response = await fetch(`${suite.app}/news/delete_news/${Id}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${admin}` },
    })
    expect(response.status).toBe(405)
    expect(everyId(await lists('GET /news/viewNews', admin))).toContain(Id)
  })
})
