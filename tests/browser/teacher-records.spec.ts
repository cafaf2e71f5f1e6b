import type { Page } from '@playwright/test'
import { designationAt } from '@prangan/contract/testing/fixtures'
import { look } from '../support/page.ts'
import { expect, type Teacher, test } from './fixtures.ts'
import { abortNext, failed, press, takePageErrors } from './steps/account.ts'
import { recordKinds } from './steps/record-kinds.ts'
import { goTo, recordsOf } from './steps/teacher.ts'

const waitForText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

const cardsOn = (page: Page, section: string) =>
  page.getByRole('list', { name: section }).getByRole('listitem')

async function fill(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page
      .getByRole('form')
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .fill(text)
  }
}

async function openSection(page: Page, { at, empty }: Pick<(typeof recordKinds)[number], 'at' | 'empty'>) {
  await page.goto(`/FacultyDashboard/${at}`)
  await waitForText(page, empty)
}

const [experiences, awards, , publications] = recordKinds

for (const kind of recordKinds) {
  const { section, one, typed, name, change, empty } = kind

  test(`A teacher adds, changes and deletes one of the ${section}, as visitors and another tab see live`, {
    tag: '@slow',
  }, async ({ addTeacher, openTeacher, visitor }) => {
    const teacher = await addTeacher()
    const desk = await openTeacher(teacher)
    const { page } = desk
    const otherTab = await desk.context.newPage()
    await Promise.all([
      openSection(page, kind),
      openSection(otherTab, kind),
      visitor.page.goto(`/faculty-profile/${teacher.uname}`),
    ])
    const line = visitor.page.getByRole('listitem').filter({ hasText: name })
    await expect(visitor.page.getByRole('heading', { level: 1, name: teacher.name })).toBeVisible()

    await test.step('adds it', async () => {
      await press(page, `Add ${one}`)
      await fill(page, typed)
      await page
        .getByRole('form', { name: `New ${one.toLowerCase()}` })
        .getByRole('button', { name: `Add ${one}` })
        .click()
      await waitForText(page, `${one} added successfully!`)
      await expect(page.getByRole('form')).toHaveCount(0)
      await expect(line).toBeVisible()
      await expect(cardsOn(otherTab, section).getByRole('heading', { name })).toBeVisible()
    })

    await test.step('changes it in its place', async () => {
      await press(page, `Edit ${name}`)
      await fill(page, { [change[0]]: change[1] })
      await press(page, 'Save')
      await waitForText(page, `${one} updated successfully!`)
      await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
      await expect(line).toContainText(change[1])
      await look(page, `teacher-${one.toLowerCase()}s`)
    })

    await test.step('deletes it after being asked', async () => {
      const question = page.getByRole('alertdialog', { name: `Delete this ${one.toLowerCase()}?` })
      await press(page, `Delete ${name}`)
      await expect(question.getByText(name, { exact: true })).toBeVisible()
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await press(page, `Delete ${name}`)
      await question.getByRole('button', { name: 'Delete' }).click()
      await waitForText(page, `${one} deleted successfully.`)
      await waitForText(page, empty)
      await waitForText(otherTab, empty)
      await expect(line).toHaveCount(0)
    })
  })

  test(`A teacher is told what is missing or has failed of one of the ${section}, and tries again`, {
    tag: '@slow',
  }, async ({ addTeacher, openTeacher }) => {
    const desk = await openTeacher(await addTeacher())
    const { page } = desk
    await openSection(page, kind)
    await press(page, `Add ${one}`)
    const form = page.getByRole('form', { name: `New ${one.toLowerCase()}` })
    const add = form.getByRole('button', { name: `Add ${one}` })
    await add.click()
    await expect(form.locator('[id$="-error"]')).toHaveText([...kind.missing])
    if (kind === experiences) await look(page, 'teacher-record-blank')
    await press(page, 'Close the form')
    await expect(form).toHaveCount(0)
    await press(page, `Add ${one}`)
    await fill(page, typed)
    await abortNext(page, `/faculty/${kind.path}`)
    await add.click()
    await waitForText(page, `${kind.failed} The server could not be reached. Check your internet connection.`)
    expect(takePageErrors(desk)).toEqual([failed, failed])
    await add.click()
    await waitForText(page, `${one} added successfully!`)
    await expect(form).toHaveCount(0)
    await press(page, `Delete ${name}`)
    await abortNext(page, `/delete_faculty_${one.toLowerCase()}/*`)
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByText(`Failed to delete ${one.toLowerCase()}. Please try again.`)).toBeVisible()
    expect(takePageErrors(desk)).toEqual([failed, failed])
    await question.getByRole('button', { name: 'Delete' }).click()
    await waitForText(page, `${one} deleted successfully.`)
  })
}

async function addPublications(teacher: Teacher, titles: readonly string[]): Promise<void> {
  const rest = { department: 'Commerce', category: '', month: '', indexing: '', issn: '', impact: '' }
  for (const [at, publication] of titles.entries())
    await recordsOf(teacher, 'publications').add({
      publication,
      ...rest,
      year: String(2001 + at),
      isRemoved: false,
    })
}

test.describe('A teacher who keeps their records', { tag: '@slow' }, () => {
  test('finds a current position before a past one, whichever was added first', async ({
    addTeacher,
    openTeacher,
  }) => {
    const { page } = await openTeacher(await addTeacher())
    await openSection(page, experiences)
    for (const [designation, from, to] of [
      [designationAt(0), '०१/०७/२०१८', ''],
      ['Reader', '2010', 'June 2018'],
    ] as const) {
      await press(page, 'Add Experience')
      await fill(page, { Designation: designation, Organization: 'Ours', From: from })
      if (to) await fill(page, { To: '1 January 2009' })
      else await page.getByLabel('Present: I still hold this post').check()
      const add = page.getByRole('form').getByRole('button', { name: 'Add Experience' })
      await add.click()
      if (to) {
        await waitForText(page, 'The end must not be before the beginning.')
        await fill(page, { To: to })
        await add.click()
      }
      await expect(cardsOn(page, 'Experiences').getByRole('heading', { name: designation })).toBeVisible()
      await expect(page.getByRole('form')).toHaveCount(0)
    }
    await expect(cardsOn(page, 'Experiences').getByRole('heading')).toHaveText([designationAt(0), 'Reader'])
    await expect(page.getByText('Jul 2018 – Present')).toBeVisible()
    await expect(page.getByText('2010 – Jun 2018')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Professor' }).click()
    await expect(page.getByLabel('From', { exact: false })).toHaveValue('1 July 2018')
  })

  test('adds an award with the keyboard alone', async ({ addTeacher, openTeacher }) => {
    const { page } = await openTeacher(await addTeacher())
    await openSection(page, awards)
    await page.getByRole('button', { name: 'Add Award' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[name="title"]')).toBeFocused()
    for (const text of ['Teacher of the Year', 'The trust', '2024']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await waitForText(page, 'Award added successfully!')
    await expect(page.getByRole('button', { name: 'Add Award' })).toBeFocused()
  })

  test('is asked for a DOI only if the college has a DOI service, and fills in a publication from it', async ({
    addTeacher,
    openTeacher,
  }) => {
    const desk = await openTeacher(await addTeacher())
    const { page } = desk
    await openSection(page, publications)
    await press(page, 'Add Publication')
    await expect(page.getByLabel('Publication title')).toBeVisible()
    await expect(page.getByLabel('DOI (optional)')).toHaveCount(0)
    await page.route('**/faculty/doi', (route) => route.fulfill({ json: { isOn: true } }))
    await goTo(page, 'Awards & Honors')
    await goTo(page, 'Publications')
    await press(page, 'Add Publication')
    await page.getByLabel('DOI (optional)').fill('10.5555/mosses.7')
    await press(page, 'Fill in from DOI')
    // The test suite has no DOI service.
    await waitForText(page, 'Looking up a DOI is not set up here. Please fill in the fields yourself.')
    expect(takePageErrors(desk)).toEqual(['503'])
    await abortNext(page, '/faculty/doi/**')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^There is no connection, so we couldn’t look up the DOI/)).toBeVisible()
    expect(takePageErrors(desk)).toEqual([failed, failed])
    const found = {
      publication: 'Mosses of the courtyard',
      department: '',
      category: 'Book chapter',
      year: '2020',
      month: 'November',
      indexing: 'Crossref',
      issn: '2999-0149',
      impact: '',
    }
    // The endpoint's own tests cover the service's answers; this one covers the form.
    await page.route('**/faculty/doi/**', (route) => route.fulfill({ json: found }), { times: 1 })
    await fill(page, { Department: 'Botany' })
    await press(page, 'Fill in from DOI')
    await expect(page.getByText(/^We filled in what we found/)).toBeVisible()
    const values = await page
      .getByRole('form')
      .locator('[name]:not(fieldset)')
      .evaluateAll((boxes) =>
        Object.fromEntries(boxes.map((box) => [box.getAttribute('name'), (box as HTMLInputElement).value])),
      )
    expect(values).toEqual({ ...found, department: 'Botany' })
    await look(page, 'teacher-doi')
    await page.getByRole('form').getByRole('button', { name: 'Add Publication' }).click()
    await waitForText(page, 'Publication added successfully!')
  })

  test('chooses which publications visitors see first, at most five', async ({
    addTeacher,
    openTeacher,
    visitor,
  }) => {
    const teacher = await addTeacher()
    const years = [2001, 2002, 2003, 2004, 2005]
    const newest = 'Mosses of the courtyard'
    await addPublications(teacher, [...years.map((year) => `Paper of ${year}`), newest])
    const { page } = await openTeacher(teacher)
    await Promise.all([
      page.goto('/FacultyDashboard/publications'),
      visitor.page.goto(`/faculty-profile/${teacher.uname}`),
    ])
    const lines = visitor.page.getByRole('region', { name: 'Publications' }).getByRole('listitem')
    await expect(lines.first()).toContainText(newest)
    const star = (name: string) => page.getByRole('button', { name: `Show ${name} first` })
    await star('Paper of 2001').click()
    await expect(page.getByText('1 of 5 stars.')).toBeVisible()
    await expect(lines.first()).toContainText('Paper of 2001')
    await expect(lines.nth(1)).toContainText(newest)
    for (const year of years.slice(1)) {
      await star(`Paper of ${year}`).click()
      await expect(page.getByText(`${year - 2000} of 5 stars.`)).toBeVisible()
    }
    await expect(star(newest)).toBeDisabled()
    await expect(star('Paper of 2001')).toHaveAttribute('aria-pressed', 'true')
    await look(page, 'teacher-publications-stars')
    await star('Paper of 2001').click()
    await expect(page.getByText('4 of 5 stars.')).toBeVisible()
    await expect(lines.first()).toContainText('Paper of 2002')
  })
})
