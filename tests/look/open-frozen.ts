import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { suite } from '../support/suite.ts'

type Visit = { width: number; language: string; state?: BrowserContextOptions['storageState'] }

/** A page of somebody who has been here before, whose texts are in the site's own fonts from the first paint on. */
export async function openFrozen(browser: Browser, { width, language, state }: Visit): Promise<Page> {
  const context = await browser.newContext({
    baseURL: suite.app,
    viewport: { width, height: width === 360 ? 1200 : 900 },
    // Nobody is offered the page in another language.
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...(state && { storageState: state }),
  })
  await context.addInitScript((desk) => {
    for (const [name, value] of Object.entries({ visited: '1', fonts: 'all', deskLanguage: desk }))
      localStorage.setItem(name, value)
    // A font that comes too late for its paint would be another picture.
    const Face = window.FontFace
    window.FontFace = class extends Face {
      constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
        super(family, source, { ...descriptors, display: 'block' })
      }
    }
  }, language)
  return context.newPage()
}

const dates =
  /\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|जन|फ़र|मार्च|अप्रै|मई|जून|जुला|अग|सित|अक्टू|नव|दिस)[^\s,]* \d{4}(?:, [^\s,]*\s?\d{1,2}:\d{2}(?: [ap]m)?)?/g

/** What moves, pictures, which come late and are drawn otherwise by another decoder, and the newest notices. */
const frozen = `
  img, .ticker-window, .carousel-controls, .news-grid li > * { visibility: hidden !important }
  .news-grid li { height: 3.5rem }
`

/** Waits until all is there, hides what moves, and replaces dates. */
export async function freeze(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy="true"], .desk-skeleton') &&
      !/^(Loading|Checking that you are signed in|लोड हो रहा)/m.test(document.body.innerText),
  )
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(
    ([pattern, css]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      // The pages' policy refuses a style element.
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        if (text.nodeValue) text.nodeValue = text.nodeValue.replace(new RegExp(pattern, 'g'), '14 Jul 2026')
      }
    },
    [dates.source, frozen] as const,
  )
}
