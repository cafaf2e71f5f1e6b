import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { makeTeacher, type Teacher } from '../api/teachers.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { timeUntil } from '../support/watch-for-text.ts'
import { cutOff, failed, focused, press, says, takeTroubles } from './steps/account.ts'
import { goTo, mostMilliseconds, openDesk } from './steps/teacher.ts'

let browser: Browser
let teacher: Teacher
let desk: Person
let otherWindow: Person
let visitor: Person

beforeAll(async () => {
  teacher = await makeTeacher(connectFirebase(), 'Dr. Kavita Rawat')
  browser = await launchBrowser()
  ;[desk, otherWindow, visitor] = await Promise.all([
    openBrowser(browser),
    openBrowser(browser),
    openBrowser(browser),
  ])
  await visitor.page.goto(`/faculty-profile/${teacher.uname}`)
  await visitor.page.getByRole('heading', { level: 1, name: 'Dr. Kavita Rawat' }).waitFor()
  await openDesk(desk.page, teacher)
  await openDesk(otherWindow.page, teacher)
})
afterAll(() => browser?.close())

/** One kind of record: the section's words, what is typed, and what is wrong with a form that is left blank. */
const kinds = [
  {
    section: 'Experiences',
    one: 'Experience',
    empty: 'No experiences found. Add your first experience!',
    typed: { Designation: 'Lecturer', Organization: 'नगर महाविद्यालय', From: 'July 2012', To: '30/06/2018' },
    name: 'Lecturer',
    change: ['Organization', 'Nagar Mahavidyalaya'],
    missing: [
      'Designation is required.',
      'Organization is required.',
      'Please give a date, for example 5 July 2019, July 2019 or 2019.',
      'Please give a date, for example 5 July 2019, July 2019 or 2019, or Present.',
    ],
    failed: 'Failed to add experience. Please try again.',
    path: 'update_faculty_experience',
  },
  {
    section: 'Awards & Honors',
    one: 'Award',
    empty: 'No awards found. Add your first award!',
    typed: { Title: 'Best Paper', Organization: 'A learned society', Year: '2021' },
    name: 'Best Paper',
    change: ['Organization', 'Another society'],
    missing: [
      'Title is required.',
      'Organization is required.',
      'Please give the year as four digits, for example 2024.',
    ],
    failed: 'Failed to add award. Please try again.',
    path: 'update_faculty_award',
  },
  {
    section: 'Qualifications',
    one: 'Qualification',
    empty: 'No qualifications found. Add your first qualification!',
    typed: {
      Degree: 'Ph.D.',
      'Field of study': 'Commerce',
      Institution: 'Gomti University',
      Year: '2011',
    },
    name: 'Ph.D., Commerce',
    change: ['Institution', 'Saryu Vishwavidyalaya'],
    missing: [
      'Degree is required.',
      'Field of study is required.',
      'Institution is required.',
      'Please give the year as four digits, for example 2024.',
    ],
    failed: 'Failed to add qualification. Please try again.',
    path: 'update_faculty_qualification',
  },
  {
    section: 'Publications',
    one: 'Publication',
    empty: 'No publications found. Add your first publication!',
    typed: { 'Publication title': 'On village banks', Department: 'Commerce', Year: '2020', Month: 'May' },
    name: 'On village banks',
    change: ['Indexing', 'Scopus'],
    missing: ['Publication title is required.', 'Department is required.'],
    failed: 'Error adding publication. Please try again.',
    path: 'add_faculty_publication',
  },
] as const

async function fill(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page
      .getByRole('form')
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .fill(text)
  }
}
const cardsOn = (page: Page, section: string) =>
  page.getByRole('list', { name: section }).getByRole('listitem')

describe('A teacher who keeps their records', () => {
  it.each(kinds)('adds one of the $section, and visitors and another window see it', async (kind) => {
    const { page } = desk
    const { section, one, typed, name } = kind
    await goTo(page, section)
    await goTo(otherWindow.page, section)
    await says(page, kind.empty)
    await says(otherWindow.page, kind.empty)
    await press(page, `Add ${one}`)
    const form = page.getByRole('form', { name: `New ${one.toLowerCase()}` })
    const add = form.getByRole('button', { name: `Add ${one}` })
    await add.click()
    await expect.poll(() => form.locator('[id$="-error"]').allInnerTexts()).toEqual(kind.missing)
    if (section === 'Experiences') await look(page, 'teacher-record-blank')
    await press(page, 'Close the form')
    await form.waitFor({ state: 'detached' })
    await press(page, `Add ${one}`)
    await fill(page, typed)
    await cutOff(page, `/faculty/${kind.path}`)
    await add.click()
    await says(page, kind.failed)
    expect(takeTroubles(desk)).toEqual([failed, failed])
    const took = await timeUntil(visitor.page, name, () => add.click())
    console.log(`  ${one} added to seen by a visitor: ${took} ms`)
    expect(took).toBeLessThan(mostMilliseconds)
    await says(page, `${one} added successfully!`)
    await form.waitFor({ state: 'detached' })
    await cardsOn(otherWindow.page, section).getByRole('heading', { name }).waitFor()
  })

  it.each(kinds)(
    'changes one of the $section in its place, and deletes it after being asked',
    async (kind) => {
      const { page } = desk
      const { section, one, name, change } = kind
      await goTo(page, section)
      await goTo(otherWindow.page, section)
      await press(page, `Edit ${name}`)
      await fill(page, { [change[0]]: change[1] })
      const took = await timeUntil(visitor.page, change[1], () => press(page, 'Save'))
      console.log(`  ${one} changed to seen by a visitor: ${took} ms`)
      await says(page, `${one} updated successfully!`)
      // The form closes by the history, so the card comes a moment after the message.
      await page
        .getByRole('button', { name: `Edit ${name}` })
        .and(page.locator(':focus'))
        .waitFor()
      await look(page, `teacher-${kind.one.toLowerCase()}s`)
      await press(page, `Delete ${name}`)
      const question = page.getByRole('alertdialog', { name: `Delete this ${one.toLowerCase()}?` })
      await question.getByText(name, { exact: true }).waitFor()
      await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      await press(page, `Delete ${name}`)
      await cutOff(page, `/delete_faculty_${one.toLowerCase()}/*`)
      await question.getByRole('button', { name: 'Delete' }).click()
      await question.getByText(`Failed to delete ${one.toLowerCase()}. Please try again.`).waitFor()
      expect(takeTroubles(desk)).toEqual([failed, failed])
      await question.getByRole('button', { name: 'Delete' }).click()
      await says(page, `${one} deleted successfully.`)
      await says(page, kind.empty)
      await says(otherWindow.page, kind.empty)
      await visitor.page.getByText(name, { exact: true }).waitFor({ state: 'detached' })
    },
  )

  it('finds a position that goes on before one that ended, whichever was added first', async () => {
    const { page } = desk
    await goTo(page, 'Experiences')
    for (const [designation, from, to] of [
      ['Professor', '०१/०७/२०१८', ''],
      ['Reader', '2010', 'June 2018'],
    ] as const) {
      await press(page, 'Add Experience')
      await fill(page, { Designation: designation, Organization: 'Ours', From: from })
      if (to) await fill(page, { To: '1 January 2009' })
      else await page.getByLabel('Present: this goes on').check()
      const add = page.getByRole('form').getByRole('button', { name: 'Add Experience' })
      await add.click()
      if (to) {
        await says(page, 'The end must not be before the beginning.')
        await fill(page, { To: to })
        await add.click()
      }
      await cardsOn(page, 'Experiences').getByRole('heading', { name: designation }).waitFor()
    }
    expect(await cardsOn(page, 'Experiences').getByRole('heading').allInnerTexts()).toEqual([
      'Professor',
      'Reader',
    ])
    await page.getByText('Jul 2018 – Present').waitFor()
    await page.getByText('2010 – Jun 2018').waitFor()
    await page.getByRole('button', { name: 'Edit Professor' }).click()
    expect(await page.getByLabel('From', { exact: false }).inputValue()).toBe('1 July 2018')
    await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click()
  })

  it('adds an award with the keyboard alone', async () => {
    const { page } = desk
    await goTo(page, 'Awards & Honors')
    await page.getByRole('button', { name: 'Add Award' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('title')
    for (const text of ['Teacher of the Year', 'The trust', '2024']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await says(page, 'Award added successfully!')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add Award')
  })

  it('is asked for a DOI only where the college has a service, and fills a publication in from it', async () => {
    const { page } = desk
    await goTo(page, 'Publications')
    await says(page, 'No publications found. Add your first publication!')
    await press(page, 'Add Publication')
    await page.getByLabel('Publication title').waitFor()
    expect(await page.getByLabel('DOI (optional)').count()).toBe(0)
    await page.route('**/faculty/doi', (route) => route.fulfill({ json: { isOn: true } }))
    await goTo(page, 'Awards & Honors')
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
    await page.getByLabel('DOI (optional)').fill('10.5555/mosses.7')
    await press(page, 'Fill in from DOI')
    // The suite itself has none.
    await says(page, 'Looking up a DOI is not set up here. Please fill in the fields yourself.')
    expect(takeTroubles(desk)).toEqual(['503'])
    await cutOff(page, '/faculty/doi/**')
    await page.keyboard.press('Enter')
    await page.getByText(/^The DOI could not be looked up without a connection/).waitFor()
    takeTroubles(desk)
    const found = {
      publication: 'Mosses of the courtyard',
      department: '',
      category: 'Book chapter',
      year: '2020',
      month: 'November',
      indexing: 'Crossref',
      issn: '2999-0142',
      impact: '',
    }
    // What a set-up service answers is the calls' tests' to see; here it is what the form makes of it.
    await page.route('**/faculty/doi/**', (route) => route.fulfill({ json: found }), { times: 1 })
    await fill(page, { Department: 'Botany' })
    await press(page, 'Fill in from DOI')
    await page.getByText(/^Filled in what is known/).waitFor()
    const values = await page
      .getByRole('form')
      .locator('[name]:not(fieldset)')
      .evaluateAll((boxes) =>
        Object.fromEntries(boxes.map((box) => [box.getAttribute('name'), (box as HTMLInputElement).value])),
      )
    expect(values).toEqual({ ...found, department: 'Botany' })
    await look(page, 'teacher-doi')
    await page.getByRole('form').getByRole('button', { name: 'Add Publication' }).click()
    await says(page, 'Publication added successfully!')
  })

  it('chooses which publications visitors see first, five at the most', async () => {
    const { page } = desk
    for (const year of [2001, 2002, 2003, 2004, 2005]) {
      await press(page, 'Add Publication')
      await fill(page, {
        'Publication title': `Paper of ${year}`,
        Department: 'Commerce',
        Year: String(year),
      })
      await page.getByRole('form').getByRole('button', { name: 'Add Publication' }).click()
      await cardsOn(page, 'Publications')
        .getByRole('heading', { name: `Paper of ${year}` })
        .waitFor()
    }
    const star = (name: string) => page.getByRole('button', { name: `Show ${name} first` })
    await star('Paper of 2001').click()
    await page.getByText('1 of 5 stars are given.').waitFor()
    const lines = visitor.page.getByRole('region', { name: 'Publications' }).getByRole('listitem')
    await expect.poll(() => lines.first().innerText()).toContain('Paper of 2001')
    expect(await lines.nth(1).innerText()).toContain('Mosses of the courtyard')
    for (const year of [2002, 2003, 2004, 2005]) {
      await star(`Paper of ${year}`).click()
      await page.getByText(`${year - 2000} of 5 stars are given.`).waitFor()
    }
    expect(await star('Mosses of the courtyard').isDisabled()).toBe(true)
    expect(await star('Paper of 2001').getAttribute('aria-pressed')).toBe('true')
    await look(page, 'teacher-publications-stars')
    await star('Paper of 2001').click()
    await page.getByText('4 of 5 stars are given.').waitFor()
    await expect.poll(() => lines.first().innerText()).toContain('Paper of 2002')
  })

  it('is told when a list cannot be read, and sees it after trying again', async () => {
    const { page } = desk
    const data = '**/google.firestore.v1.Firestore/**'
    await page.route(data, (route) => route.abort())
    await page.goto('/FacultyDashboard/publications')
    await says(page, 'Failed to load publications. Please try again later.')
    // Pressed while nothing can come yet: afterwards the list may be there before the button is.
    await press(page, 'Try again')
    await page.unroute(data)
    await cardsOn(page, 'Publications').first().waitFor()
    takeTroubles(desk)
  })

  it('is asked before something typed is lost, and logs out', async () => {
    const { page } = desk
    await goTo(page, 'Experiences')
    await press(page, 'Add Experience')
    await page.getByLabel('Present: this goes on').check()
    await page.getByRole('complementary').getByRole('link', { name: 'Publications' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Publications' }).waitFor()
    await press(page, 'Add Publication')
    await fill(page, { 'Publication title': 'Half-written' })
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device'])
    expect([takeTroubles(desk), otherWindow.troubles, visitor.troubles]).toEqual([[], [], []])
  })
})
