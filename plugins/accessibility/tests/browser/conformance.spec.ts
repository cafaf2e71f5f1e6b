import type { Page } from '@playwright/test'
import { informationPages } from '@prangan/college/demo/pages'
import { pathIn } from '@prangan/contract/languages'
import { pagePaths } from '@prangan/contract/page-paths'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { axeIssues, openHydrated } from '@prangan/tests/support/page.ts'

const paths = [
  '/',
  ...Object.keys(informationPages).slice(0, 6),
  pagePaths.registration.path,
  pagePaths.allNotices.path,
  pagePaths.alumniRegistration.path,
  pagePaths.login.path,
  pathIn('hi', pagePaths.registration.path),
]

test.describe('At 360 and 1366 px', { tag: '@slow' }, () => {
  for (const width of [360, 1366]) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 760 } })

      test('Everything that is pressed is large enough', async ({ page }) => {
        for (const path of paths) {
          await openHydrated(page, path)
          expect(await axeIssues(page, { runOnly: ['target-size'] }), path).toEqual([])
        }
      })

      test('What has the focus is never covered', async ({ page }) => {
        for (const path of paths) {
          await openHydrated(page, path)
          expect(await coveredWithFocus(page), path).toEqual([])
        }
      })

      test('A reader who spaces text wider loses none of it', async ({ page }) => {
        for (const path of paths) {
          await openHydrated(page, path)
          expect(await lostBySpacing(page), path).toEqual([])
        }
      })
    })
  }
})

/** Moves the focus by Tab through the page, and returns what is wholly covered while it has the focus. */
async function coveredWithFocus(page: Page): Promise<string[]> {
  const covered = new Set<string>()
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      const { left, top, width, height } = focused.getBoundingClientRect()
      if (width === 0) return ''
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
      const isSeen = points.some(([x, y]) => {
        const front = document.elementFromPoint(left + width * x, top + height * y)
        return front && (focused.contains(front) || front.contains(focused))
      })
      return isSeen ? '' : focused.outerHTML.slice(0, 120)
    })
    if (found) covered.add(found)
  }
  return [...covered]
}

/** Spaces text as WCAG 1.4.12 says, and returns what is cut off. */
function lostBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip')
      const { width, height } = element.getBoundingClientRect()
      // Texts for screen readers alone are a pixel large.
      if (!hides || width <= 2 || height <= 2) return false
      return element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4
    }
    const cut = [...document.body.querySelectorAll('*')].filter((each) => hasOwnText(each) && isCut(each))
    const isWide = document.documentElement.scrollWidth > innerWidth
    return [...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...(isWide ? ['the page'] : [])]
  })
}
