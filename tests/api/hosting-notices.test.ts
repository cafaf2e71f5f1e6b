import { noticePicture } from '@prangan/contract/notice-picture'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { call, form } from '../support/call.ts'
import { mark, openAfterChange } from '../support/open-after-change.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import { tokenOf } from './teachers.ts'

const firebase = connectFirebase()

const cached = /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/

describe('A notice', () => {
  const publish = async (entries: Record<string, string | File>) => {
    const token = await tokenOf(await makePerson(firebase, 'admin'))
    const { status, body } = await call('POST /news/uploadnews', { token, ...form(entries) })
    expect(status).toBe(201)
    const { Id, Link } = body.item as NoticeWire
    return {
      id: Id,
      link: Link,
      change: (change: Record<string, string>) => call(`PUT /news/${Id}`, { token, ...form(change) }),
      async remove() {
        await call(`DELETE /news/${Id}`, { token })
        await call(`DELETE /admin/bin/notices/${Id}`, { token })
      },
    }
  }

  it('is shown in chats by a picture with its title, and by another one after a correction', async () => {
    const title = `${mark()} & <b>परीक्षा</b>`
    const { id, change, remove } = await publish({ title })
    const pictureIn = async (shown: string) => {
      const { html } = await openAfterChange(`/notices/${id}/notice`, shown)
      return /property="og:image" content="[^"]*(\/api\/notice-pictures\/[^"]+)"/.exec(html)?.[1] ?? ''
    }
    const get = (path: string) => fetch(`${suite.app}${path}`)
    try {
      const first = await pictureIn('&amp; &lt;b&gt;परीक्षा')
      const answer = await get(first)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...noticePicture })
      expect(bytes.length).toBeLessThan(300_000)
      const corrected = mark()
      expect((await change({ title: corrected })).status).toBe(200)
      const second = await pictureIn(corrected)
      expect(second).not.toBe(first)
      expect((await get(second)).status).toBe(200)
    } finally {
      await remove()
    }
  })

  it('is on the pages that carry notices before any script runs, and cached for seconds at most', async () => {
    const title = mark()
    const { remove } = await publish({ title, isPinned: '1' })
    try {
      for (const path of ['/', '/viewallnews']) {
        const { response } = await openAfterChange(path, title)
        // The time is shorter if another notice on the page ends sooner.
        const [, atEdge, stale] = cached.exec(response.headers.get('cache-control') ?? '') ?? []
        expect(Number(atEdge)).toBeLessThanOrEqual(10)
        expect(Number(stale)).toBeLessThanOrEqual(60)
      }
    } finally {
      await remove()
    }
  })

  it('is not kept by any cache past the moment at which a notice on the page ends', {
    tags: ['slow'],
  }, async () => {
    const title = mark()
    const publishUntil = new Date(Date.now() + 60_000).toISOString()
    const { remove } = await publish({ title, isPinned: '1', publishUntil })
    try {
      const { response } = await openAfterChange('/', title)
      const [, atEdge, stale] = cached.exec(response.headers.get('cache-control') ?? '') ?? []
      expect(Number(atEdge) + Number(stale)).toBeLessThan(60)
    } finally {
      await remove()
    }
  })

  it('has it sent as the functions send it: whole, in part, not again, and its size alone', {
    tags: ['slow'],
  }, async () => {
    const file = smallPdf('Merit List.pdf', 2_000)
    const { link, remove } = await publish({ title: mark(), myfile: file })
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${suite.app}${link}`, { method, headers })
    try {
      const whole = await get()
      const bytes = Buffer.from(await file.arrayBuffer())
      expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)
      expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      const etag = whole.headers.get('etag') ?? ''
      // Without this header `fetch` asks for a fresh copy.
      expect((await get({ 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304)
      const part = await get({ range: 'bytes=0-9' })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-9/${bytes.length}`])
      expect((await get({}, 'HEAD')).headers.get('content-length')).toBe(String(bytes.length))
    } finally {
      await remove()
    }
  })
})
