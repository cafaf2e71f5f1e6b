import { expect, type Page } from '@playwright/test'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { jpeg } from '@prangan/tests/support/alumni.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import { documentsOf } from '../../../contract/requirements.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import type { ApplicationFile } from '../../../contract/schemas/full-application.ts'
import { detailsAt, storeApplication } from '../../support/admissions.ts'
import { putSession, sessionAt } from '../../support/own-applications.ts'

const minute = 60_000

const rule = (
  key: string,
  neededFor: DocumentRule['neededFor'],
  kind: DocumentRule['kind'] = 'page',
): DocumentRule => ({ key, name: { en: key }, hint: { en: '' }, kind, neededFor, isRequired: true })

const rules = {
  claims: [
    { key: 'women', name: { en: 'Women' }, points: 300, group: 'women' as const },
    { key: 'ncc', name: { en: 'NCC' }, points: 200, group: null },
  ],
  documents: [
    rule('photo', { who: 'everybody' }, 'photo'),
    rule('signature', { who: 'everybody' }, 'signature'),
    rule('marksheet-x', { who: 'everybody' }),
    rule('marksheet-xii', { who: 'everybody' }),
    rule('category-certificate', { who: 'reserved' }),
    rule('gap-affidavit', { who: 'gap' }),
    rule('ncc-certificate', { who: 'claim', claim: 'ncc' }),
  ],
}

export async function aDayOfApplications(firebase: Firebase, count: number) {
  const [firestore, bucket] = await Promise.all([firebase.firestore(), firebase.bucket()])
  const now = new Date()
  const session = { ...sessionAt(now), isVisible: false, ...rules }
  const id = await putSession(firestore, session)
  const [small, page] = await Promise.all([jpeg(360, 480), jpeg(1_200, 1_600)])
  const applications = await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const category = (['general', 'obc', 'sc', 'general', 'ews'] as const)[place % 5] ?? 'general'
      const gender = place % 2 === 0 ? ('female' as const) : ('male' as const)
      const claims = [...(gender === 'female' ? ['women'] : []), ...(place % 3 === 0 ? ['ncc'] : [])]
      const year = String(Number(session.name.slice(0, 4)) - (place % 4 === 0 ? 1 : 0))
      const submittedAt = new Date(now.getTime() - (count - place) * minute)
      const details = detailsAt(submittedAt, {
        claims,
        subjects: { major: ['history'] },
        categoryProof:
          category === 'general'
            ? null
            : { number: 'C-1', authority: 'Tehsildar', issuedOn: now.toISOString().slice(0, 10) },
      })
      for (const row of [details.education.x, details.education.xii]) row.year = year
      const asked = documentsOf(session, { level: 'bachelor' }, { category, ...details })
      const documents = Object.fromEntries(
        asked.map(({ key }): [string, ApplicationFile] => [
          key,
          { name: `${key}.jpg`, file: `${key}.jpg`, size: page.length, contentType: 'image/jpeg', at: now },
        ]),
      )
      const stored = await storeApplication(firestore, id, now, {
        ...{ category, gender, details, documents },
        createdAt: submittedAt,
      })
      await Promise.all(
        asked.map(({ key, kind }) =>
          bucket
            .file(admissionPaths.file(stored.id, `${key}.jpg`))
            .save(kind === 'page' ? page : small, { contentType: 'image/jpeg', resumable: false }),
        ),
      )
      return stored
    }),
  )
  return { session: id, applications }
}

export const toCheck = (session: string): string => `?session=${session}&tab=check`

/**
 * Waits until the screen shows all that the next decision needs: the document of the marked item, if it has one. Two frames later,
 * the screen has counted it as viewed.
 */
async function awaitDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const current = [...document.querySelectorAll<HTMLElement>('[data-item][aria-current]')].at(-1)
    const [kind, key] = current?.dataset.item?.split(':') ?? []
    if (kind !== 'document') return document.body.textContent.includes('There is no document for this part.')
    const shown = document.querySelector<HTMLImageElement>(`img[alt="${key}"]`)
    return Boolean(shown?.complete && shown.naturalWidth > 0)
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * Checks the open application as a clerk does who finds nothing to ask: 1 for each item, Enter at the end. Returns the keys
 * pressed, and the milliseconds of waiting.
 */
export async function checkApplication(page: Page, name: string): Promise<{ keys: number; waited: number }> {
  let keys = 0
  let waited = 0
  const wait = async (event: Promise<unknown>) => {
    const started = performance.now()
    await event
    waited += performance.now() - started
  }
  await wait(page.getByRole('heading', { level: 1, name }).waitFor())
  const save = page.getByRole('button', { name: 'Verify and open next' })
  while (!(await save.evaluateAll(([button]) => button === document.activeElement))) {
    await wait(awaitDocument(page))
    await page.keyboard.press('1')
    keys += 1
    if (keys > 30) throw new Error('The parts of the application come to no end.')
  }
  await page.keyboard.press('Enter')
  keys += 1
  await wait(page.getByText(`${name}: verified.`).waitFor())
  return { keys, waited }
}

/** Waits until the document beside the part is shown: the key for 'correct' does not count one that nobody has seen. */
export const documentIsShown = (page: Page) =>
  page
    .getByRole('region', { name: 'Documents' })
    .getByRole('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })

export async function checkAllByKeys(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: /and open next$/ })
  while (!(await save.evaluate((button) => button === document.activeElement))) await page.keyboard.press('1')
  await expect(page.getByText('Every part is checked.')).toBeVisible()
}
