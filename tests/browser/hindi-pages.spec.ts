import type { Page } from '@playwright/test'
import { informationPages } from '@prangan/college/demo/pages'
import { pathIn } from '@prangan/contract/languages'
import { launchBrowser } from '../support/chrome.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { accessibilityViolations, seeFonts, widths } from '../support/page.ts'
import { livePages } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'

test.skip(!hasHindi, noHindi)

/** Words that Hindi text keeps in Latin letters: names, abbreviations, and the example of typed Hindi. */
const names = [
  'PDF',
  'OTP',
  'PPT',
  'CUET',
  'UTR',
  'OpenStreetMap',
  'JPG',
  'PNG',
  'KB',
  'MB',
  'DOI',
  'ISSN',
  'Facebook',
  'Instagram',
  'YouTube',
  'WhatsApp',
  'Google',
  'Atom',
  'JSON',
  'X',
  'pravesh',
]

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${suite.app}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  const own = Object.keys({ ...informationPages, ...livePages })
  // Other tests publish pages of their own, in either language.
  const lasting = listed.filter((path) => !/\/[a-z]+-[0-9a-f]{8}(\/|$)/.test(path))
  return [...new Set([...own, ...lasting].map((path) => pathIn('hi', path)))]
}

/**
 * Returns Latin words outside parts marked as another language. Texts for screen readers and for readers without scripts count
 * too. Addresses and what a person typed (marked with `lang`) do not.
 */
function unmarkedEnglish(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ addresses, names }) => {
      const known = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')
      // Allows abbreviations after a Hindi name, as in 'राष्ट्रीय कैडेट कोर (NCC)', sizes such as 1366x768, Roman numerals,
      // levels of WCAG, and inquiry numbers.
      const abbreviation =
        /\([A-Z][A-Za-z.-]*\)|\bWCAG\b|\bAA\b|^A$|\b\d+x\d+\b|\b[IVX]+\b|\b[A-Z]+(?:-[A-Z\d]+)+/g
      // `npm run adopted` lists the gaps of a new college.
      const gap = /\[\[.*?\]\]/g
      const address = /\S+@\S+|https?:\/\/\S+|[\w-]+(?:\.[\w-]+)*\.(?:test|in|org|com)(?:\/\S*)?/g
      const attributes = ['alt', 'title', 'placeholder', 'aria-label']
      const found: string[] = []
      for (const path of addresses) {
        const html = await (await fetch(path)).text()
        // This page's content policy would block their styles.
        const read = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/s, ''), 'text/html')
        const { documentElement: root, body } = read
        if (root.lang !== 'hi') found.push(`${path} is in '${root.lang}'`)
        const typed = [...body.querySelectorAll('[lang]:not([lang=hi])')]
          .map(({ textContent }) => textContent.trim())
          .filter(Boolean)
          .toSorted((one, other) => other.length - one.length)
        const check = (text: string, where: string) => {
          const own = typed.reduce((left, each) => left.replaceAll(each, ''), text)
          if (
            /\p{Script=Latin}/u.test(
              own.replace(gap, '').replace(address, '').replace(abbreviation, '').replace(known, ''),
            )
          )
            found.push(`${path}: ${where}: ${text.trim().slice(0, 100)}`)
        }
        check(read.title, 'title')
        for (const element of body.querySelectorAll('*')) {
          if (
            element.matches('script, svg *, [href^="mailto:"]') ||
            element.closest<HTMLElement>('[lang]')?.lang !== 'hi'
          )
            continue
          for (const { nodeType, nodeValue } of element.childNodes)
            if (nodeType === Node.TEXT_NODE) check(nodeValue ?? '', element.localName)
          for (const name of attributes)
            check(element.getAttribute(name) ?? '', `${element.localName}[${name}]`)
        }
      }
      return [...new Set(found)]
    },
    { addresses, names },
  )
}

test('A reader of Hindi finds no English on any page but what is marked as English', {
  tag: '@slow',
}, async ({ page, addTeacher }) => {
  const teacher = await addTeacher()
  await page.goto('/hi/contact')
  const addresses = [...(await publicPaths()), `/hi/faculty-profile/${teacher.uname}`]
  expect(addresses.length).toBeGreaterThan(Object.keys(informationPages).length)
  expect(await unmarkedEnglish(page, addresses)).toEqual([])
})

test('A reader of Hindi is told so in Hindi at an address that has no page', { tag: '@slow' }, async ({
  visitor,
}) => {
  const { page, pageErrors } = visitor
  const missing = '/hi/no/such/page'
  await page.goto(missing)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  expect(await unmarkedEnglish(page, [missing])).toEqual([])
  await page.getByRole('link', { name: 'मुखपृष्ठ पर जाएँ' }).click()
  await expect(page).toHaveURL(/\/hi$/)
  await visitor.close()
  const errors = pageErrors.splice(0)
  const expected = errors.filter((error) => error.includes('status of 404') && error.endsWith(missing))
  expect(expected.length).toBeGreaterThan(0)
  expect(errors).toEqual(expected)
})

test('Every page in Hindi is accessible', { tag: '@slow' }, async ({ page, addTeacher }) => {
  test.setTimeout(900_000)
  const teacher = await addTeacher()
  await page.setViewportSize({ width: widths[0], height: 900 })
  for (const path of [...(await publicPaths()), `/hi/faculty-profile/${teacher.uname}`]) {
    await page.goto(path)
    expect(await accessibilityViolations(page), path).toEqual([])
  }
})

test('On a system without a Hindi font, every text is drawn in ours once it has come', {
  tag: '@slow',
}, async () => {
  // This browser lacks the Hindi font that the tests give the system.
  const browser = await launchBrowser([], { FONTCONFIG_FILE: undefined })
  try {
    const page = await browser.newPage({ baseURL: suite.app })
    await page.goto('/governing-body')
    // If the Hindi font is needed, it loads with the heading font.
    await seeFonts(page)
    const late = await page.locator('body').evaluate(async (body) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      const texts = [...body.querySelectorAll('[lang=hi]')].map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return { range, width: range.getBoundingClientRect().width }
      })
      // Forces the browser to redraw each text, at nearly the same width.
      for (const part of body.querySelectorAll<HTMLElement>('*')) part.style.letterSpacing = '0.001px'
      return texts
        .filter(({ range, width }) => Math.abs(range.getBoundingClientRect().width - width) > 1)
        .map(({ range }) => range.toString())
    })
    expect(late).toEqual([])
  } finally {
    await browser.close()
  }
})
