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
    publish,
    mark,
  }) => {
    test.slow()
    // More than one page of older notices, after all others.
    for (let day = 1; day <= 21; day++)
      await publish({
        title: `Circular of day ${day} ${mark}`,
        publishFrom: new Date(Date.UTC(2001, 0, day)).toISOString(),
      })
    await publish({
      title: `Over ${mark}`,
      publishFrom: '2001-01-09T10:00+05:30',
      publishUntil: '2001-01-10T10:00+05:30',
    })
    await publish({ title: `To come ${mark}`, publishFrom: fromNow(3_600).toISOString() })
    await openLive(page, '/viewallnews')
    const shown = page.getByRole('main').getByRole('listitem')
    const oldest = shown.filter({ hasText: `Circular of day 1 ${mark}` })
    await expect(async () => {
      if (!(await oldest.isVisible())) await page.getByRole('button', { name: 'Older notices' }).click()
      await expect(oldest).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(shown.filter({ hasText: mark })).toHaveCount(21)
    for (let day = 1; day <= 21; day++)
      await expect(shown.filter({ hasText: `Circular of day ${day} ${mark}` })).toHaveCount(1)
  })
})
