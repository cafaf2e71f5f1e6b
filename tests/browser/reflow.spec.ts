import type { Browser, Page } from '@playwright/test'
import { informationPages } from '@prangan/college/demo/pages'
import { launchBrowser } from '../support/chrome.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { livePages } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { walkedLanguages } from './journeys/journey.ts'

/** Widths around each breakpoint of the header; from 769 px the drawer is a bar. */
const frameWidths = [320, 360, 768, 769, 808, 900, 971, 1024, 1279, 1280, 1366]
const usualWidths = [360, 768, 1366]

function settingsIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nav = document.querySelector<HTMLElement>('.site-menu')
    const opener = document.querySelector<HTMLElement>('header [popovertarget]')
    const issues: string[] = []
    const look = (what: string) => {
      for (const part of document.querySelectorAll('header :is(a, button, summary)')) {
        const { left, right } = part.getBoundingClientRect()
        if (part.checkVisibility() && (left < 0 || right > innerWidth + 0.5))
          issues.push(`${what}: ${part.textContent} from ${left} to ${right}`)
      }
    }
    look('header')
    if (opener?.checkVisibility()) nav?.showPopover()
    for (const menu of nav?.querySelectorAll('details') ?? []) {
      menu.open = true
      look(menu.querySelector('summary')?.textContent ?? '')
      menu.open = false
    }
    return issues
  })
}

async function openStill(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: suite.app, viewport: { width, height: 780 } })
  await page.goto('/history')
  return page
}

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test('The header and every menu stay on the screen at every width', { tag: '@slow' }, async ({ page }) => {
  for (const width of frameWidths) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/history')
    expect(await settingsIssues(page), `at ${width} px`).toEqual([])
  }
})

test('The home page scrolls only vertically at 320 px, and at 360 px with text at 200 %', {
  tag: '@slow',
}, async ({ openPerson, publish }) => {
  await publish({ title: `Examination/Registration/Verification/${crypto.randomUUID()}`, type: 'News' })
  const { page } = await openPerson({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.goto('/')
  await expect.poll(overflow).toBe(0)
  await page.setViewportSize({ width: 360, height: 780 })
  await doubleText(page)
  await expect.poll(overflow).toBe(0)
})

/** Returns links whose arrow is not on the last word's line, and tags that break over lines. */
function brokenLinks(page: Page, widths: readonly number[]): Promise<string[]> {
  return page.evaluate((widths) => {
    const lastLetter = (link: Element) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest('.sr-only') || !text.textContent?.trim()
          ? NodeFilter.FILTER_SKIP
          : NodeFilter.FILTER_ACCEPT,
      )
      const range = document.createRange()
      const last = texts.lastChild() as Text
      const end = last.data.trimEnd().length
      range.setStart(last, end - 1)
      range.setEnd(last, end)
      return range.getBoundingClientRect()
    }
    return widths.flatMap((width) => {
      document.body.style.width = `${width}px`
      const arrows = [...document.querySelectorAll('a .new-tab > svg')].filter((arrow) =>
        arrow.checkVisibility(),
      )
      const alone = arrows.filter((arrow) => {
        const link = arrow.closest('a')
        return !link || arrow.getBoundingClientRect().top > lastLetter(link).bottom
      })
      const broken = [...document.querySelectorAll('.tag')].filter((tag) => tag.getClientRects().length > 1)
      if (arrows.length === 0) return [`no arrow at ${width} px`]
      return [...alone, ...broken].map((part) => `${part.closest('a')?.textContent} at ${width} px`)
    })
  }, widths)
}

test('The arrow of a link is never alone on a line, and no tag is broken', { tag: '@slow' }, async ({
  page,
  publish,
  mark,
}) => {
  test.skip(!hasHindi, noHindi)
  await publish({ title: `Admission list ${mark}`, type: 'News', link: 'https://university.test/' })
  await page.setViewportSize({ width: 480, height: 780 })
  await page.goto('/hi/viewallnews')
  await page.getByText(mark).waitFor()
  const widths = Array.from({ length: 160 }, (_, at) => 320 + at)
  expect(await brokenLinks(page, widths)).toEqual([])
})

for (const language of walkedLanguages)
  test(`On a screen 768 px high all of the desk’s menu is in view (${language})`, { tag: '@slow' }, async ({
    openPerson,
    admin: { storageState, uname },
  }) => {
    const { page } = await openPerson({ width: 1366, height: 768, storageState })
    await page.addInitScript((chosen) => localStorage.setItem('deskLanguage', chosen), language)
    await page.goto('/AdminDashboard/overview')
    const menu = page.getByRole('complementary')
    await expect(menu).toContainText(uname)
    // The counts arrive later and must not move the menu.
    expect(await menu.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(768)
  })

test.describe('The header and every menu stay on the screen with text twice as large', {
  tag: '@slow',
}, () => {
  for (const width of usualWidths) {
    test(`at ${width} px, enlarged on the page`, async ({ openPerson }) => {
      const { page } = await openPerson({ width, height: 780 })
      await page.goto('/history')
      await doubleText(page)
      expect(await settingsIssues(page)).toEqual([])
    })
  }

  test('by the browser’s own setting, at every usual width', async () => {
    const browser = await launchBrowser(['--blink-settings=defaultFontSize=32'])
    try {
      for (const width of usualWidths) {
        const page = await openStill(browser, width)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        expect(await settingsIssues(page), `at ${width} px`).toEqual([])
        await page.close()
      }
    } finally {
      await browser.close()
    }
  })
})

test('Every page scrolls only vertically at 360 px where the browser’s text is larger', {
  tag: '@slow',
}, async () => {
  const overflowing: string[] = []
  for (const size of [18, 20, 24, 32]) {
    const browser = await launchBrowser([`--blink-settings=defaultFontSize=${size}`])
    try {
      const page = await browser.newPage({ baseURL: suite.app, viewport: { width: 360, height: 780 } })
      for (const path of Object.keys({ ...informationPages, ...livePages })) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) overflowing.push(`${path} by ${over} px at ${size} px`)
      }
    } finally {
      await browser.close()
    }
  }
  expect(overflowing).toEqual([])
})
