import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { launchBrowser } from '../support/chrome.ts'
import { openHydrated } from '../support/page.ts'
import { logins, suite } from '../support/suite.ts'

/**
 * Takes the documentation's pictures of the demo college, as a visitor and staff see it on a fresh suite:
 * `npm run exec -- 'node tests/pictures/take-pictures.ts'`.
 */

const folder = new URL('../../docs/images/', import.meta.url).pathname
const desktop = { width: 1366, height: 980 }
const phone = { width: 360, height: 780 }

/** What a picture shows: the file's name, the address, and the screen if it is not the desktop's. */
type Picture = { name: string; path: string; size?: typeof phone }

const visitorPictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'notices', path: '/viewallnews' },
  { name: 'admission-procedure', path: '/admission-procedure' },
  { name: 'governing-body', path: '/governing-body' },
  { name: 'message', path: '/managers-message' },
  { name: 'contact', path: '/contact' },
  { name: 'faculty', path: '/faculty/arts' },
  { name: 'faculty-list', path: '/arts/viewfaculty' },
  { name: 'faculty-profile', path: `/faculty-profile/${logins.teacher.uname}` },
  { name: 'registration', path: '/registration' },
  { name: 'alumni-registration', path: '/alumni-registration' },
  { name: 'alumni-gallery', path: '/alumni-gallery' },
  { name: 'feedback', path: '/feedback' },
  { name: 'grievance', path: '/grievance' },
  { name: 'inquiry-status', path: '/inquiry' },
  { name: 'student-login', path: '/student/login' },
  { name: 'login', path: '/login' },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'phone-home', path: '/', size: phone },
  { name: 'phone-registration', path: '/registration', size: phone },
]

const adminPictures: readonly Picture[] = [
  { name: 'desk-overview', path: '/AdminDashboard/overview' },
  { name: 'desk-news', path: '/AdminDashboard' },
  { name: 'desk-alumni', path: '/AdminDashboard/view-alumni' },
  { name: 'desk-faculty', path: '/AdminDashboard/view-faculty' },
  { name: 'desk-admissions', path: '/AdminDashboard/admissions' },
  { name: 'desk-admission', path: '/AdminDashboard/admissions/2026-A7TGVR6?tab=check' },
  { name: 'admission-sheet', path: '/AdminDashboard/admissions?sheet=2026-A7TGVR6' },
  { name: 'desk-add-faculty', path: '/AdminDashboard/add-faculty' },
  { name: 'desk-inquiries', path: '/AdminDashboard/inquiries' },
  { name: 'desk-inquiry', path: '/AdminDashboard/inquiries?tab=all&open=E-2026-T4V6WC9' },
  { name: 'desk-people', path: '/AdminDashboard/people' },
  { name: 'desk-pages', path: '/AdminDashboard/pages' },
  { name: 'desk-page-editor', path: '/AdminDashboard/pages/admission-procedure' },
  { name: 'desk-frame', path: '/AdminDashboard/pages/frame' },
  { name: 'desk-documents', path: '/AdminDashboard/documents' },
  { name: 'phone-page-editor', path: '/AdminDashboard/pages/admission-procedure', size: phone },
  { name: 'phone-desk-news', path: '/AdminDashboard', size: phone },
]

const teacherPictures: readonly Picture[] = [
  { name: 'teacher-desk', path: '/FacultyDashboard' },
  { name: 'phone-teacher', path: '/FacultyDashboard', size: phone },
]

async function signIn(page: Page, { uname, psw }: { uname: string; psw: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(uname)
  await page.getByLabel('Password', { exact: true }).fill(psw)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/*Dashboard**')
}

/** Waits until the page has its data, its fonts and the pictures that are in view. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Source Serif') && status === 'loaded'),
  )
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy="true"], .desk-skeleton') &&
      !/^(Loading|Checking your session)/m.test(document.body.innerText),
  )
  // The editor's preview.
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
}

async function take(page: Page, { name, path, size = desktop }: Picture): Promise<void> {
  await page.setViewportSize(size)
  if (path === '/api/docs') await page.goto(path)
  else {
    await openHydrated(page, path)
    await settle(page)
  }
  const image = sharp(await page.screenshot())
  await (size === desktop ? image.resize(1000) : image).webp({ quality: 80 }).toFile(`${folder}${name}.webp`)
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
      locale: 'en-IN',
      reducedMotion: 'reduce',
    })
    // Whoever was here before sees no popup.
    await context.addInitScript(() => localStorage.setItem('visited', '1'))
    const page = await context.newPage()
    if (login) await signIn(page, login)
    for (const picture of pictures) await take(page, picture)
    await context.close()
  }
} finally {
  await browser.close()
}
