import type { Page } from '@playwright/test'
import { look, openHydrated } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import { openAdd, openEdit, openNotices, payloadOf, rowOf, titleField } from './steps/desk.ts'

test('The office writes an event, a student opens its page and sends it on, and sees what was corrected', async ({
  office,
  visitor,
  mark,
}) => {
  const desk = office.page
  const { page, context } = visitor
  const title = `Workshop on soil tests ${mark}`
  await openNotices(desk, mark)

  await test.step('an admin adds the text, the time and the place below More', async () => {
    const form = await openAdd(desk)
    await titleField(form).fill(title)
    await form.getByLabel('Type').selectOption('Events')
    await press(desk, 'Publish')
    await waitForText(desk, 'Please give the day of the event.')
    await form.getByLabel('Date of the event').fill('2126-12-11')
    await form.getByLabel('File (optional)').setInputFiles(await payloadOf(smallPdf('Programme.pdf')))
    await form.getByText('More', { exact: true }).click()
    await form.getByLabel('Time of the event').fill('10:30')
    await form.getByRole('textbox', { name: 'Place', exact: true }).fill('Botany laboratory')
    await form.getByRole('button', { name: 'Text', exact: true }).click()
    await form
      .getByRole('textbox', { name: /^Paragraph 1/ })
      .first()
      .fill('Bring a sample of your soil.')
    await look(desk, 'desk-news-more', 'window')
    await press(desk, 'Publish')
    await waitForText(desk, 'Notice published.')
    await expect(desk.getByRole('button', { name: 'Copy for WhatsApp' })).toBeVisible()
  })

  await test.step('a student finds it in the list by a word of its text', async () => {
    await openHydrated(page, '/notices?q=soil&category=event')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(/\/notices\/[^/]+\/workshop-on-soil-tests-/)
    // What the browser's own 'Share' sends.
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/notices\/[^/]+\/workshop-on-soil-tests-/)
    for (const text of ['11 December 2126', '10:30 am', 'Botany laboratory', 'Bring a sample of your soil.'])
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Open PDF/ })).toHaveAttribute('href', /Programme\.pdf$/)
    await look(page, 'notice-page')
  })

  await test.step('they copy the link; WhatsApp gets title, day and link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await waitForText(page, 'Link copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/notices/')
    const href = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
    const sent = new URL(href ?? '').searchParams.get('text')
    expect(sent).toMatch(new RegExp(`^${title}\n11 Dec 2126\nhttp.*/notices/`))
  })

  await test.step('the office corrects it, and says what', async () => {
    await openEdit(desk, title)
    const form = desk.getByRole('dialog', { name: 'Edit notice' })
    await form.getByText('More', { exact: true }).click()
    await form.getByRole('textbox', { name: 'What was corrected', exact: true }).fill('10:30, not 11')
    await press(desk, 'Save')
    await waitForText(desk, 'Notice saved.')
    await page.reload()
    await expect(page.getByText(/^Corrected on .*10:30, not 11$/)).toBeVisible()
  })

  await test.step('once it is withdrawn, its address says so', async () => {
    await rowOf(desk, title)
      .getByRole('button', { name: `Delete ${title}` })
      .click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await waitForText(desk, 'Notice deleted.')
    // Requests share what was read within a second.
    await expect(async () => {
      const answer = await page.request.get(page.url())
      const html = await answer.text()
      const seen = [answer.status(), html.includes('This notice was withdrawn'), html.includes(title)]
      expect(seen).toEqual([410, true, false])
    }).toPass()
  })
})

test('An admin makes a new notice from an old one in two taps', { tag: '@slow' }, async ({
  office,
  publish,
  mark,
}) => {
  const { page } = office
  const title = `Holiday list ${mark}`
  await publish({ title, link: 'https://university.test/holidays', category: 'holiday' })
  await openNotices(page, mark)
  await rowOf(page, title)
    .getByRole('button', { name: `Duplicate ${title}` })
    .click()
  const form = page.getByRole('dialog', { name: 'Add a notice' })
  await expect(titleField(form)).toHaveValue(title)
  await press(page, 'Publish')
  await waitForText(page, 'Notice published.')
  await waitForText(page, '2 notices shown')
})

test('On a phone, what is found in the list of all notices is in sight, without scripts too', {
  tag: '@slow',
}, async ({ browser, openPerson, publish, mark }) => {
  const title = `Scholarship form ${mark}`
  await publish({ title, category: 'scholarship' })
  const find = async (page: Page) => {
    await page.getByLabel('Search in notices').fill(mark)
    await page.getByText('Filter', { exact: true }).click()
    await page.getByLabel('Category').selectOption('Scholarship')
    await page.getByRole('button', { name: 'Show notices' }).click()
    await expect(page.getByText('1 notice', { exact: true })).toBeInViewport()
    await expect(page.getByRole('link', { name: title })).toBeInViewport()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  const phone = { width: 360, height: 640 }
  const visitor = await openPerson(phone)
  await openHydrated(visitor.page, '/notices')
  await find(visitor.page)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto('/notices')
  await find(page)
  await context.close()
})
