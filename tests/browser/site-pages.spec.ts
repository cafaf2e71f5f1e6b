import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { documentPaths } from '@prangan/contract/paths'
import type { Block } from '@prangan/contract/schemas/blocks'
import { call, json } from '../support/call.ts'
import { followLink, openLive } from '../support/page.ts'
import { paragraph } from '../support/site.ts'
import { test as base, expect } from './fixtures.ts'

type SitePage = {
  path: string
  publish: (paragraphs: readonly string[], at?: Date) => Promise<void>
  call: (endpoint: `${'PUT' | 'POST' | 'DELETE'} ${string}`, body?: object) => Promise<void>
  version: () => Promise<number>
}

const test = base.extend<{ sitePage: SitePage }>({
  sitePage: async ({ admin: { token }, firebase, atEnd }, use) => {
    const path = `/page-${randomUUID().slice(0, 8)}`
    const title = { en: 'A page of this test', hi: 'परीक्षा का पृष्ठ' }
    const { body } = await call('POST /admin/pages', { token, ...json({ path, title }) })
    const id = String(body.id)
    const firestore = await firebase.firestore()
    const stored = async () => (await firestore.doc(documentPaths.page(id)).get()).data()
    const ask: SitePage['call'] = async (endpoint, sent) => {
      const [method, rest = ''] = endpoint.split(' ')
      const { status, body } = await call(`${method} /admin/pages/${id}${rest}` as never, {
        token,
        ...(sent && json(sent)),
      })
      expect(status, String(body.message)).toBeLessThan(300)
    }
    atEnd(async () => {
      if ((await stored())?.state === 'published') await ask('PUT /take_down')
    })
    await use({
      path,
      call: ask,
      version: async () => (await stored())?.version ?? 0,
      publish: async (paragraphs, at) => {
        const base = (await stored())?.latest ?? null
        const draft = (await firestore.doc(documentPaths.pageDraft(id)).get()).data()
        const blocks = paragraphs.map((text, at): [string, Block] => [`b${at}`, paragraph(`b${at}`, text)])
        const description = 'A page that a test publishes, with a sentence that search results can show.'
        await ask('PUT /draft', {
          base,
          head: { value: { title, description: { en: description } }, rev: draft?.head.rev ?? 0 },
          order: { value: blocks.map(([id]) => id), rev: draft?.order.rev ?? 0 },
          blocks: Object.fromEntries(
            blocks.map(([id, value]) => [id, { value, rev: draft?.blocks[id]?.rev ?? 0 }]),
          ),
        })
        await ask('POST /publish', { base, note: '', at: at?.toISOString() ?? '' })
      },
    })
  },
})

const select = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => getSelection()?.selectAllChildren(element))

test('A visitor with a page open sees what is published without a reload, at the place where they read', async ({
  visitor: { page },
  sitePage,
}) => {
  const long = Array.from({ length: 40 }, (_, at) => `Paragraph ${at} of a long page.`)
  await sitePage.publish(long)
  await openLive(page, sitePage.path)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByText('Paragraph 35').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)

  await sitePage.publish(long.with(36, 'A sentence that has just been published.'))
  await expect(page.getByText('A sentence that has just been published.')).toBeVisible()
  expect(await page.evaluate(() => [scrollY, 'isSamePage' in window])).toEqual([before, true])
})

test('A visitor who has selected something keeps it until they let go', { tag: '@slow' }, async ({
  visitor: { page },
  sitePage,
}) => {
  await sitePage.publish(['A number to copy: 4711.'])
  await openLive(page, sitePage.path)
  await select(page, 'A number to copy')
  const told = page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('Listen')),
  )
  await sitePage.publish(['A number to copy: 4712.'])
  await told
  await expect(page.getByText('A number to copy: 4711.')).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toContain('4711')
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await expect(page.getByText('A number to copy: 4712.')).toBeVisible()
})

test('A visitor finds a page at the address that it moved to, by the old one, by a link, and not once it is taken down', {
  tag: '@slow',
}, async ({ visitor: { page }, sitePage }) => {
  await sitePage.publish(['Here is something.'])
  await sitePage.call('PUT /address', { path: `${sitePage.path}/anew`, version: await sitePage.version() })
  await page.goto(sitePage.path)
  await expect(page).toHaveURL(`${sitePage.path}/anew`)
  await expect(page.getByText('Here is something.')).toBeVisible()

  await openLive(page, '/contact')
  await followLink(page, sitePage.path)
  await expect(page.getByRole('heading', { level: 1, name: 'A page of this test' })).toBeVisible()
  await expect(page).toHaveURL(`${sitePage.path}/anew`)

  await sitePage.call('PUT /take_down')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('A page that is scheduled appears by itself, in an open page too', { tag: '@slow' }, async ({
  visitor: { page },
  sitePage,
}) => {
  await sitePage.publish(['The old fee.'])
  await sitePage.publish(['The new fee.'], new Date(Date.now() + 8_000))
  await openLive(page, sitePage.path)
  await expect(page.getByText('The new fee.')).toBeVisible({ timeout: 30_000 })
})
