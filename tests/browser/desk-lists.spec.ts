import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { look, openLive, streamOf } from '../support/page.ts'
import { test as base, expect } from './fixtures.ts'
import { pageErrorsExceptOffline, press, waitForText } from './steps/account.ts'
import { type DeskList, deskLists, storeRows } from './steps/desk-lists.ts'

/**
 * All lists of the office's desk pass the same tests with this many rows. For a large college: `DESK_ROWS=5000 npm run test:all
 * -- desk-lists`. The bench measures the speed (`desk-tables.ts`).
 */
const usualRows = Number(process.env.DESK_ROWS ?? 300)

const mostStops = 80

type Store = (
  list: DeskList,
  names: readonly string[],
  fields?: Record<string, unknown>,
) => Promise<readonly string[]>

const test = base.extend<{ word: string; store: Store }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none.
  word: async ({}, use) => use(`q${randomUUID().slice(0, 5)}`),
  store: async ({ firebase, atEnd }, use) =>
    use(async (list, names, fields) => {
      const { ids, remove } = await storeRows(await firebase.firestore(), list, names, fields)
      atEnd(remove)
      return ids
    }),
})

const opener = (page: Page, id: string | undefined) => page.locator(`main [data-opens="${id}"]`)

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}.`)
}

/** Returns what extends beyond the screen, and controls too small for a finger. */
const misplaced = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const issues = []
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow > 0) issues.push(`scrolls sideways by ${overflow} px`)
    for (const control of document.querySelectorAll(
      // Tabs scroll in their own row.
      `${selector} :is(button:not([role=tab]), a[href], input:not([type=hidden]), select, textarea)`,
    )) {
      const { left, right, width } = control.getBoundingClientRect()
      if (width > 0 && (left < 0 || right > innerWidth + 0.5))
        issues.push(`${control.outerHTML.slice(0, 90)}`)
    }
    return issues
  }, part)

async function walkByKeyboard(page: Page, list: DeskList, word: string, id: string | undefined) {
  await page.goto('/AdminDashboard/change-password')
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: list.section, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: list.section })).toBeVisible()
  await tabTo(page, page.getByLabel(list.searchLabel, { exact: true }))
  await page.keyboard.type(word)
  // Until then a row of the unfiltered list may have the focus and then disappear.
  await page.getByText(/^1 \S+ shown$/).waitFor()
  await tabTo(page, opener(page, id))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button').first()).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page, id)).toBeFocused()
  await expect(page.getByLabel(list.searchLabel, { exact: true })).toHaveValue(word)
}

test('On a screen of 1366 by 768 px, 25 rows of a list fit two screens', { tag: '@slow' }, async ({
  openPerson,
  admin: { storageState },
  store,
  word,
}) => {
  const { page } = await openPerson({ width: 1366, height: 768, storageState })
  await page.addInitScript(() => {
    localStorage.setItem('facultyLayout', 'list')
    localStorage.setItem('desk-introduced-pages', 'yes')
  })
  const heights: Record<string, number> = {}
  for (const list of deskLists) {
    const names = Array.from({ length: 25 }, (_, at) => `Sunita Kumari Srivastava ${word} ${at}`)
    const ids = await store(list, names)
    await page.goto(`${list.address}?q=${word}`)
    await opener(page, ids[0]).waitFor()
    heights[list.section] = await page
      .getByRole('table')
      .evaluate((table) => Math.round(table.getBoundingClientRect().bottom + scrollY))
  }
  for (const [section, height] of Object.entries(heights))
    expect(height, `the end of 25 rows of ${section}`).toBeLessThanOrEqual(2 * 768)
})

for (const list of deskLists) {
  const { section, address, collection, nouns, searchLabel, many: long } = list
  const [turnBack, turnOn] = list.turns
  const addressOf = (word: string) => `${address}?q=${word}`

  test(`${section}: by keyboard alone, from the sidebar to a row’s details and back to where they were`, {
    tag: '@slow',
  }, async ({ office: { page }, store, word }) => {
    const [id] = await store(list, [`Keyboard ${word}`])
    await walkByKeyboard(page, list, word, id)
  })

  test.describe(section, { tag: '@slow' }, () => {
    test('at 360 px nothing scrolls sideways, and every control is on the screen', async ({
      openPerson,
      admin: { storageState },
      store,
      word,
    }) => {
      const { page } = await openPerson({ width: 360, height: 780, storageState })
      const [id] = await store(list, [`${'Unabbreviated'.repeat(4)} श्रीवास्तव ${word}`])
      await page.goto(addressOf(word))
      await opener(page, id).waitFor()
      await expect.poll(() => misplaced(page, 'main')).toEqual([])
      await opener(page, id).click()
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
      // A panel slides in, so its position is polled.
      await expect.poll(() => misplaced(page, '[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await press(page, 'Open menu')
      await expect(page.getByRole('dialog').getByRole('link', { name: section, exact: true })).toBeVisible()
    })

    test('what somebody else adds, changes and deletes shows at once, and the focus stays', async ({
      office: { page },
      firebase,
      store,
      word,
    }) => {
      const [id] = await store(list, [`Amber ${word}`])
      await openLive(page, addressOf(word))
      await opener(page, id).focus()
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      const [other] = await store(list, [`Bronze ${word}`])
      await expect(opener(page, other)).toBeVisible()
      const row = (await firebase.firestore()).collection(collection)
      await row.doc(String(id)).update(list.renamed(`Copper ${word}`))
      await expect(page.getByRole('main').getByText(`Copper ${word}`).first()).toBeVisible()
      await row.doc(String(other)).delete()
      await expect(opener(page, other)).toHaveCount(0)
      await expect(opener(page, id)).toBeFocused()
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    })

    test('offline it says so and keeps the list; online again it goes on', async ({
      office,
      store,
      word,
    }) => {
      const { page, context } = office
      const offline = 'You are offline. What is shown may be out of date until the connection is back.'
      const [before] = await store(list, [`Before ${word}`])
      await page.goto(addressOf(word))
      await opener(page, before).waitFor()
      await context.setOffline(true)
      await waitForText(page, offline)
      await expect(opener(page, before)).toBeVisible()
      await look(page, `desk-offline-${collection}`, 'window')
      const listening = streamOf(page)
      await context.setOffline(false)
      await expect(page.getByText(offline)).toHaveCount(0)
      await listening
      const [back] = await store(list, [`Back ${word}`])
      await expect(opener(page, back)).toBeVisible()
      await expect(opener(page, before)).toBeVisible()
      expect(pageErrorsExceptOffline(office)).toEqual([])
    })

    const many = long.rows ?? usualRows
    test(`of ${many} rows it shows 25, turns the pages, stays where they are, and finds one`, async ({
      office: { page },
      firebase,
      store,
      word,
    }) => {
      // The emulator is slow to store and delete thousands of documents.
      test.setTimeout(120_000 + many * 80)
      const first = (total: number) => `1 to 25 of ${total.toLocaleString('en-IN')} ${nouns}`
      const nameOf = (index: number) => `${word} ${word}n${index}`
      const names = Array.from({ length: many }, (_, index) => nameOf(index + 100))
      const ids = await store(list, names, long.fields)
      await openLive(page, addressOf(word) + (long.query ?? ''))
      await waitForText(page, first(many))
      await press(page, turnOn)
      const secondPage = `26 to 50 of ${many.toLocaleString('en-IN')} ${nouns}`
      await waitForText(page, secondPage)
      const shown = await page
        .locator('main [data-opens]:not([data-opens=new])')
        .first()
        .getAttribute('data-opens')
      const index = ids.indexOf(String(shown))
      const changed = `${nameOf(index + 100)} changed`
      await (await firebase.firestore())
        .collection(collection)
        .doc(String(shown))
        .update(list.renamed(changed))
      await expect(page.getByRole('main').getByText(changed).first()).toBeVisible()
      await waitForText(page, secondPage)
      await press(page, turnBack)
      await waitForText(page, first(many))
      // Every list has the newest first, most of them by `createdAt`.
      const newest = { createdAt: new Date(), ...('updatedAt' in long.fields && { updatedAt: new Date() }) }
      await store(list, [`${word} more`], { ...long.fields, ...newest })
      await waitForText(page, first(many + 1))
      const middle = many / 2
      await page.getByLabel(searchLabel, { exact: true }).fill(`${word}n${100 + middle}`)
      await expect(page.locator('main [data-opens]:not([data-opens=new])')).toHaveCount(1)
      await expect(opener(page, ids[middle])).toBeVisible()
    })
  })
}
