import { expect, type Page } from '@playwright/test'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { deletePublic } from '@prangan/tests/support/public-lists.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import type { Firestore } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { dataFiles } from '../../../contract/data-files.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import { putSession, sessionAt } from '../../support/own-applications.ts'

/** The demo has no sessions for these courses; each test of this file uses one of its own. */
export const freeCourses = [courseAt(4), courseAt(0)] as const
type FreeCourse = (typeof freeCourses)[number]

const documentRule = (
  key: string,
  en: string,
  hi: string,
  kind: DocumentRule['kind'],
  neededFor: DocumentRule['neededFor'],
) => ({
  key,
  name: { en, hi },
  hint: kind === 'page' ? { en: 'The whole page.', hi: 'पूरा पृष्ठ।' } : { en: '', hi: '' },
  kind,
  neededFor,
  isRequired: true,
})
const everybody = { who: 'everybody' } as const

export async function openSession(firestore: Firestore, course: FreeCourse): Promise<() => Promise<unknown>> {
  const subject = (key: string, en: string, hi: string) => ({ key, name: { en, hi }, faculty: 'science' })
  const session = sessionAt(
    new Date(),
    {
      subjects: [
        subject('mathematics', 'Mathematics', 'गणित'),
        subject('statistics', 'Statistics', 'सांख्यिकी'),
        subject('physics', 'Physics', 'भौतिकी'),
        subject('hindi', 'Hindi language', 'हिन्दी भाषा'),
      ],
      claims: [
        {
          key: 'ncc',
          name: { en: 'NCC B certificate', hi: 'एनसीसी ‘बी’ प्रमाण-पत्र' },
          points: 200,
          group: null,
        },
        { key: 'disability', name: { en: 'Disability', hi: 'दिव्यांगता' }, points: 0, group: 'pwd' },
      ],
      documents: [
        documentRule('photo', 'Photo', 'फोटो', 'photo', everybody),
        documentRule('signature', 'Signature', 'हस्ताक्षर', 'signature', everybody),
        documentRule('marksheet-x', 'Class X marksheet', 'कक्षा 10 का अंकपत्र', 'page', everybody),
        documentRule('marksheet-xii', 'Class XII marksheet', 'कक्षा 12 का अंकपत्र', 'page', everybody),
        documentRule('caste', 'Category certificate', 'जाति प्रमाण-पत्र', 'page', { who: 'reserved' }),
        documentRule('ncc', 'NCC certificate', 'एनसीसी प्रमाण-पत्र', 'page', { who: 'claim', claim: 'ncc' }),
      ],
    },
    {
      key: 'bca',
      course,
      faculty: 'science',
      asksCuet: true,
      scheme: {
        groups: [
          {
            key: 'major',
            label: { en: 'Major subjects', hi: 'मुख्य विषय' },
            min: 2,
            max: 2,
            from: 'ownFaculty',
            seatsPerSubject: 40,
          },
          {
            key: 'minor',
            label: { en: 'Minor subject', hi: 'गौण विषय' },
            min: 0,
            max: 1,
            from: 'any',
            seatsPerSubject: null,
          },
        ],
        forbiddenPairs: [{ one: 'mathematics', other: 'statistics' }],
      },
    },
  )
  const id = await putSession(firestore, session)
  // The renderer reads the sessions again within a second.
  await expect.poll(async () => (await fetch(`${suite.app}${dataFiles.sessions}`)).text()).toContain(id)
  return () => deletePublic('admissions', [firestore.doc(admissionPaths.session(id))])
}

/** Returns a 12-megapixel photo of a page as phones take it: sideways, with its orientation in the EXIF. */
export async function marksheetPhoto(
  title: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const lines = Array.from(
    { length: 18 },
    (_, line) => `<text x="300" y="${900 + line * 150}">${title} ${line + 1} ... 87</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"><rect width="3000" height="4000" fill="#f4efe2"/><g font-size="96" fill="#222"><text x="300" y="500" font-size="160">${title}</text>${lines.join('')}</g></svg>`
  const upright = await sharp(Buffer.from(svg)).png().toBuffer()
  const buffer = await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
  return { name: `${title}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** One colour is enough for a face or a signature here. */
export async function plainPicture(name: string, width: number, height: number, background: string) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const slotOf = (page: Page, key: string) => page.locator(`input[name="document-${key}"]`)

export async function fillMarks(
  page: Page,
  exam: 'x' | 'xii',
  year: number,
  obtained = '437',
): Promise<void> {
  const typed = {
    board: 'यूपी बोर्ड',
    rollNumber: '1234567',
    year: String(year),
    stream: 'विज्ञान',
    obtained,
    maximum: '500',
  }
  for (const [name, text] of Object.entries(typed))
    await page.locator(`[name="education-${exam}-${name}"]`).fill(text)
}

type Payload = { name: string; mimeType: string; buffer: Buffer }

/** Sends the later steps in English for an adult without a category or claims. */
export async function sendSteps(
  page: Page,
  { obtained, documents }: { obtained: string; documents: Readonly<Record<string, Payload>> },
): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { name: new RegExp(`${name}$`), level: 2 })
  const goOn = () => page.getByRole('button', { name: 'Save and continue', exact: true }).click()
  const year = new Date().getFullYear()
  await expect(heading('About you')).toBeVisible()
  await goOn()
  await expect(heading('Marks')).toBeFocused()
  await fillMarks(page, 'x', year - 2)
  await fillMarks(page, 'xii', year, obtained)
  await goOn()
  await expect(heading('Weightage and claims')).toBeFocused()
  await goOn()
  await expect(heading('Documents')).toBeFocused()
  for (const [slot, file] of Object.entries(documents)) await slotOf(page, slot).setInputFiles(file)
  await expect(page.getByText(/^Added:/)).toHaveCount(Object.keys(documents).length)
  await goOn()
  await expect(heading('Check and send')).toBeFocused()
  await page.getByRole('checkbox', { name: /^To use my details/ }).check()
  await page.getByRole('checkbox', { name: /^I declare/ }).check()
  await page.getByRole('button', { name: 'Send application', exact: true }).click()
}

export const face = () => plainPicture('me.jpg', 900, 1200, '#b45309')
export const sign = () => plainPicture('sign.jpg', 900, 300, '#e6e6e6')
