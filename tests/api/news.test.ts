import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { describe, expect, it } from 'vitest'
import { call } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { smallPdf } from '../support/pdf.ts'
import { hour, useNoticeDesk } from './notice-desk.ts'

type Item = {
  Id: string
  Title: string
  TitleHi?: string
  Type: string
  CreatedAt: string
  Link: string
  EventDate?: string
  PublishFrom: string
  PublishUntil: string
  IsPinned: boolean
  Version: number
}

const desk = useNoticeDesk()
const { app, byAdmin, fromNow, publish } = desk
const lists = async (route: string, token?: string) =>
  (await call(route, token === undefined ? {} : { token })).body as {
    send: Item[]
    header_marquee_data: Item[]
  }
const everyId = ({ send, header_marquee_data }: { send: Item[]; header_marquee_data: Item[] }) =>
  [...send, ...header_marquee_data].map(({ Id }) => Id)

describe('A visitor', () => {
  it('gets the news, and the events and ticker items, pinned ones first and then the newest', async () => {
    const ids: Record<string, string> = {}
    for (const title of ['old', 'pinned', 'new']) {
      for (const type of ['News', 'Events', 'Marquee']) {
        const { Id } = await publish({ title, type, ...(title === 'pinned' && { isPinned: '1' }) })
        ids[`${type} ${title}`] = Id
        app.pass(1_000)
      }
    }
    const own = (items: Item[]) => items.filter(({ Id }) => Object.values(ids).includes(Id))
    const { send, header_marquee_data } = await lists('GET /news/viewallnews')
    expect(own(send).map(({ Id }) => Id)).toEqual([ids['News pinned'], ids['News new'], ids['News old']])
    expect(own(header_marquee_data).map(({ Id }) => Id)).toEqual([
      ...[ids['Marquee pinned'], ids['Events pinned']],
      ...[ids['Marquee new'], ids['Events new'], ids['Marquee old'], ids['Events old']],
    ])
    expect(new Set(send.map(({ Type }) => Type))).toEqual(new Set(['News']))
    expect(new Set(header_marquee_data.map(({ Type }) => Type))).toEqual(new Set(['Events', 'Marquee']))
  })

  it('gets the ticker items alone, also with the `Bearer null` of the earlier site', async () => {
    const [{ Id }, event] = [
      await publish({ title: 'In the ticker', type: 'Marquee' }),
      await publish({ title: 'Not in the ticker', type: 'Events' }),
    ]
    const { body } = await call('GET /news', { token: 'null' })
    const items = body.header_marquee_data as Item[]
    expect(items.map((item) => item.Id)).toContain(Id)
    expect(items.map((item) => item.Id)).not.toContain(event.Id)
    expect(items.every(({ Type }) => Type === 'Marquee')).toBe(true)
  })

  it('sees a notice in the very next call after it was published, and not after it was deleted', async () => {
    const { Id } = await publish({ title: 'Fresh notice', type: 'Marquee' })
    expect(everyId(await lists('GET /news/viewallnews'))).toContain(Id)
    expect((await call(`DELETE /news/${Id}`, { token: desk.admin.token })).status).toBe(200)
    expect(everyId(await lists('GET /news/viewallnews'))).not.toContain(Id)
  })
})

describe('An admin', () => {
  it('sees every item exactly once when both lists are merged, also what visitors do not see', async () => {
    const past = { publishFrom: '2020-01-01T00:00:00Z', publishUntil: '2020-02-01T00:00:00Z' }
    const shown = await publish({ title: 'Now', type: 'Events' })
    const hidden = [
      await publish({ title: 'To come', publishFrom: fromNow(hour) }),
      await publish({ title: 'Over', type: 'Events', ...past }),
    ]
    const { send, header_marquee_data } = await lists('GET /news/viewNews', desk.admin.token)
    const ofOffice = [...send, ...header_marquee_data]
    expect(new Set(ofOffice.map(({ Id }) => Id)).size).toBe(ofOffice.length)
    for (const item of [shown, ...hidden]) expect(ofOffice).toContainEqual(item)
    const ofVisitors = everyId(await lists('GET /news/viewallnews'))
    expect(ofVisitors).toContain(shown.Id)
    expect(hidden.filter(({ Id }) => ofVisitors.includes(Id))).toEqual([])
  })

  it('publishes with a PDF, which opens from the site', async () => {
    const item = await publish({
      title: 'Exam form',
      type: 'News',
      myfile: smallPdf('परीक्षा Form (2026).pdf'),
    })
    expect(item.Link).toBe(`/files/${item.Id}/Form-2026.pdf`)
    const file = await fetch(`${app.origin}${item.Link}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
  })

  it.skipIf(!hasHindi)(
    'publishes with a Hindi title, which everybody gets, and takes it away again',
    async () => {
      const [title, titleHi] = ['Fee structure', 'शुल्क विवरण']
      const item = await publish({ title, titleHi: `  ${titleHi} `, type: 'Marquee' })
      expect(item).toMatchObject({ Title: title, TitleHi: titleHi })
      expect(await desk.stored(item.Id)).toMatchObject({ title, titleHi })
      expect((await desk.stored(item.Id))?.searchKeys).toContain('शुल्क')
      const { ticker } = (await desk.home()) as CurrentNotices
      expect(ticker.find(({ id }) => id === item.Id)).toMatchObject({ title, titleHi })
      const { body } = await call('GET /news')
      const shown = (body.header_marquee_data as Item[]).find(({ Id }) => Id === item.Id)
      expect(shown).toMatchObject({ Title: title, TitleHi: titleHi })
      const saved = await byAdmin(`PUT /news/${item.Id}`, { title, titleHi: '', type: 'Marquee' })
      expect(saved.body.item).not.toHaveProperty('TitleHi')
      const after = ((await desk.home()) as CurrentNotices).ticker.find(({ id }) => id === item.Id)
      expect(after).not.toHaveProperty('titleHi')
      expect((await desk.stored(item.Id))?.searchKeys).not.toContain('शुल्क')
    },
  )

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

  it('deletes by the documented GET, with a percent-encoded link as a hint, and the file can no longer be fetched', async () => {
    const item = await publish({ title: 'Short-lived', myfile: smallPdf() })
    const hint = encodeURIComponent('/files/another/one.pdf')
    const { status, body } = await call(`GET /news/delete_news/${item.Id}/${hint}`, {
      token: desk.admin.token,
    })
    expect([status, body.message]).toEqual([200, 'Notice deleted.'])
    expect((await fetch(`${app.origin}${item.Link}`)).status).toBe(404)
    const again = await call(`GET /news/delete_news/${item.Id}`, { token: desk.admin.token })
    expect([again.status, again.body.message]).toEqual(errors['no-such-notice'])
  })

  async function publishAtOnce(count: number) {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        byAdmin('POST /news/uploadnews', { title: `At once ${index}`, type: 'Events' }),
      ),
    )
    const items = answers.filter(({ status }) => status === 201).map(({ body }) => body.item as Item)
    expect(items.length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
    const shown = everyId(await lists('GET /news/viewallnews'))
    expect(items.every(({ Id }) => shown.includes(Id))).toBe(true)
  }

  it('loses nothing when some notices are published at once', () => publishAtOnce(5))

  it('loses nothing when thirty notices are published at once', { tags: ['slow'] }, () => publishAtOnce(30))
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
  if (hasHindi)
    refused.push([
      'a Hindi title too long',
      { title: mark, titleHi: 'क'.repeat(limits.text.title + 1) },
      400,
      'Title in Hindi may have at most 200 characters.',
    ])
  it.each(refused)('%s', async (_name, entries, status, message) => {
    const answer = await byAdmin('POST /news/uploadnews', entries)
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect(JSON.stringify(await lists('GET /news/viewNews', desk.admin.token))).not.toContain(mark)
  })

  it('JSON where a form belongs, and a form that breaks off', async () => {
    const send = (body: string, type: string) =>
      call('POST /news/uploadnews', { token: desk.admin.token, body, headers: { 'content-type': type } })
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
    const response = await fetch(`${app.origin}/news/delete_news/${Id}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${desk.admin.token}` },
    })
    expect(response.status).toBe(405)
    expect(everyId(await lists('GET /news/viewNews', desk.admin.token))).toContain(Id)
  })
})
