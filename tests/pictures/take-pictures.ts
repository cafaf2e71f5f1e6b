import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { launchBrowser } from '../support/chrome.ts'
import { openHydrated } from '../support/page.ts'
import { logins, suite } from '../support/suite.ts'

/**
 * Takes the documentation's pictures of the demo college on a fresh suite: `npm run exec -- 'node
 * tests/pictures/take-pictures.ts'`.
 */

const folder = new URL('../../docs/images/', import.meta.url).pathname

type Picture = { name: string; path: string }

const visitorPictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'notices', path: '/viewallnews' },
  { name: 'faculty-profile', path: `/faculty-profile/${logins.teacher.uname}` },
  { name: 'registration', path: '/registration' },
  { name: 'alumni-gallery', path: '/alumni-gallery' },
]

const adminPictures: readonly Picture[] = [
  { name: 'desk-news', path: '/AdminDashboard' },
  { name: 'desk-alumni', path: '/AdminDashboard/view-alumni' },
  { name: 'desk-faculty', path: '/AdminDashboard/view-faculty' },
  { name: 'desk-admissions', path: '/AdminDashboard/admissions' },
  { name: 'desk-pages', path: '/AdminDashboard/pages' },
  { name: 'desk-page-editor', path: '/AdminDashboard/pages/admission-procedure' },
  { name: 'desk-frame', path: '/AdminDashboard/pages/frame' },
  { name: 'desk-documents', path: '/AdminDashboard/documents' },
]

const teacherPictures: readonly Picture[] = [{ name: 'teacher-desk', path: '/FacultyDashboard' }]

async function signIn(page: Page, { uname, psw }: { uname: string; psw: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(uname)
  await page.getByLabel('Password', { exact: true }).fill(psw)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/*Dashboard**')
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.fonts)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy="true"], .desk-skeleton') &&
      !/^(Loading|Checking that you are signed in)/m.test(document.body.innerText),
  )
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      ({ src, contentDocument }) => src !== '' || contentDocument?.querySelector('h1'),
    ),
  )
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  )
  // A loaded image may not be decoded yet.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  )
}

async function take(page: Page, { name, path }: Picture): Promise<void> {
  await openHydrated(page, path)
  await settle(page)
  const image = sharp(await page.screenshot())
  await image.resize(1000).webp({ quality: 80 }).toFile(`${folder}${name}.webp`)
}

const browser = await launchBrowser()
try {
  for (const [login, pictures] of [
    [undefined, visitorPictures],
    [logins.admin, adminPictures],
    [logins.teacher, teacherPictures],
  ] as const) {
    const context = await browser.newContext({
      baseURL: suite.app,
      viewport: { width: 1366, height: 980 },
      locale: 'en-IN',
      reducedMotion: 'reduce',
    })
    // A returning visitor sees no popup.
    await context.addInitScript(() => localStorage.setItem('visited', '1'))
    const page = await context.newPage()
    if (login) await signIn(page, login)
    for (const picture of pictures) await take(page, picture)
    await context.close()
  }
} finally {
  await browser.close()
}
