import { randomUUID } from 'node:crypto'
import { collectionPaths } from '@prangan/contract/paths'
import { UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import { toNoticeDocument } from '../../functions/src/news/notice-document.ts'
import { call, form } from '../support/call.ts'
import { openLive } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1_000)

test.describe('A visitor with an open page', { tag: '@slow' }, () => {
  for (const path of ['/', '/viewallnews']) {
    test(`(${path}) sees a scheduled notice appear and expire on time, and not before`, async ({
      page,
      publish,
      admin: { token },
      mark,
    }) => {
      const title = `Scheduled ${mark}`
      const shown = page.getByRole('main').getByText(title)
      await openLive(page, path)
      const from = fromNow(4)
      const id = await publish({ title, publishFrom: from.toISOString() })
      await expect(shown).toBeAttached()
      expect(Date.now()).toBeGreaterThanOrEqual(from.getTime())
      const until = fromNow(4)
      const dates = { publishFrom: from.toISOString(), publishUntil: until.toISOString() }
      await call(`PUT /news/${id}`, { token, ...form({ title, ...dates }) })
      await expect(shown).toHaveCount(0)
      expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
    })
  }

  test('reads to the oldest notice, each once, and sees none that has expired or is scheduled', async ({
    page,
    firebase,
    atEnd,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const firestore = await firebase.firestore()
    // More than one page of older notices, stored directly so that nothing else shows them.
    const circulars = Array.from({ length: 21 }, (_, at) => ({
      title: `Circular of day ${at + 1} ${mark}`,
      publishFrom: `2001-01-${String(at + 1).padStart(2, '0')}T10:00+05:30`,
    }))
    const over = {
      title: `Over ${mark}`,
      publishFrom: '2001-01-09T10:00+05:30',
      publishUntil: '2001-01-10T10:00+05:30',
    }
    const toCome = { title: `To come ${mark}`, publishFrom: fromNow(3_600).toISOString() }
    const batch = firestore.batch()
    const stored = [...circulars, over, toCome].map((input) => {
      const notice = firestore.collection(collectionPaths.news).doc()
      batch.create(notice, toNoticeDocument(UploadNewsInputSchema.parse(input), null, new Date()))
      return notice
    })
    atEnd(() => Promise.all(stored.map((notice) => notice.delete())))
    await batch.commit()
    await openLive(page, '/viewallnews')
    const shown = page.getByRole('main').getByRole('listitem')
    const oldest = shown.filter({ hasText: `Circular of day 1 ${mark}` })
    await expect(async () => {
      if (!(await oldest.isVisible())) await page.getByRole('button', { name: 'Older notices' }).click()
      await expect(oldest).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(shown.filter({ hasText: mark })).toHaveCount(21)
    for (const { title } of circulars) await expect(shown.filter({ hasText: title })).toHaveCount(1)
  })
})
