import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { hasHindi } from '@prangan/tests/support/languages.ts'
import { look, savePicture } from '@prangan/tests/support/page.ts'
import { deletePublic } from '@prangan/tests/support/public-lists.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import { readApplication, storeApplication } from '../support/admissions.ts'
import { putSession, sessionAt } from '../support/own-applications.ts'
import { offerAt } from '../support/use-own-applications.ts'
import { type XlsxDate, xlsxOf } from '../support/xlsx.ts'

const section = '/AdminDashboard/admission-payments'
/** The day of the statement: one that covered today would concern those whose fee other tests confirm by hand. */
const yesterday = () => addDays(dayInIndia(new Date()), -1)
const utr = () => String(randomInt(100_000_000_000, 999_999_999_999))

async function reported(firestore: Firestore, session: string, name: string, reference: string) {
  const now = new Date()
  const paid = { reference, paidOn: yesterday() }
  return storeApplication(firestore, session, now, {
    ...{ status: 'fee reported', name },
    offer: { heads: [], extensions: [], ...offerAt(now) },
    fee: { ...paid, amount: 4_000, reportedAt: now, reported: paid, ...notConfirmed },
  })
}

test('A cashier imports a statement, confirms what is sure, decides the rest, and closes the day', {
  tag: '@slow',
}, async ({ office: { page }, firebase, atEnd }) => {
  const firestore = await firebase.firestore()
  const session = await putSession(firestore, sessionAt(new Date(), { isVisible: false }))
  const mark = randomUUID().slice(0, 6)
  const [meera, ravi] = [`Meera ${mark}`, `Ravi ${mark}`]
  const [sure, part] = [utr(), utr()]
  const one = await reported(firestore, session, meera, `UTR ${sure}`)
  const other = await reported(firestore, session, ravi, part)
  atEnd(async () => {
    const made = [one, other].map(({ id }) => documentPaths.admission(id))
    await Promise.all(made.map((path) => firestore.doc(path).delete()))
    await deletePublic('admissions', [firestore.doc(admissionPaths.session(session))])
  })
  const [day, month, year] = yesterday().split('-').reverse()
  const date = `${day}/${month}/${year}`
  const file = [
    `Account Number:;${mark}`,
    'Txn Date;Description;Ref No.;Debit;Credit',
    `${date};UPI/CR/${sure}/MEERA;;;4,000.00`,
    `${date};NEFT RAVI;${part};;3,500.00`,
    `${date};INTEREST ${mark};;;12.50`,
    `${date};CHARGES;;59.00;`,
    ';Total;;59.00;7,512.50',
  ].join('\r\n')

  await test.step('The file is read, whatever is around its table', async () => {
    await page.goto(section)
    await expect(page.getByRole('heading', { name: /^Not matched/ })).toBeVisible()
    await look(page, 'payments')
    await page
      .getByLabel('Statement as Excel or CSV')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await waitForText(page, '3 credits found. Left out: 1 paid out, 1 other row.')
    await page.getByLabel('Account number').fill(mark)
    await page.getByText('Columns', { exact: true }).click()
    await look(page, 'payments-columns')
    await press(page, 'Import 3 credits')
    await waitForText(page, '3 new credits imported, 0 imported before.')
  })

  await test.step('The same rows as an Excel file change nothing', async () => {
    const day: XlsxDate = { day: yesterday(), style: 'short' }
    const rows = [
      ['Account Number:', mark],
      ['Txn Date', 'Description', 'Ref No.', 'Debit', 'Credit'],
      [day, `UPI/CR/${sure}/MEERA`, null, null, 4_000],
      [day, 'NEFT RAVI', Number(part), null, '₹3,500.00'],
      [day, `INTEREST ${mark}`, null, null, 12.5],
    ]
    await page.getByLabel('Statement as Excel or CSV').setInputFiles({
      name: 'statement.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsxOf({ name: 'Cover', rows: [['Statement']] }, { name: 'Rows', rows }),
    })
    await page.getByLabel('Account number').fill(mark)
    await press(page, 'Import 3 credits')
    await waitForText(page, '0 new credits imported, 3 imported before.')
  })

  await test.step('What is doubtful is decided, with the reason for another sum', async () => {
    const doubtful = page.getByRole('article').filter({ hasText: ravi })
    await expect(doubtful).toContainText('₹3,500')
    await look(page, 'payments-matched')
    await doubtful.getByRole('button', { name: 'This is it' }).click()
    await page.getByLabel('What this sum is').selectOption('A part of the fee')
    await page.getByLabel('Remark').fill('The rest by Friday.')
    await look(page, 'payments-decided', 'window')
    await press(page, 'Confirm fee')
    await waitForText(page, `The fee of ${ravi} is confirmed.`)
  })

  await test.step('What is sure is confirmed at once', async () => {
    await expect(page.getByRole('link', { name: meera })).toBeVisible()
    await page.getByRole('button', { name: /^Confirm \d+ fees?$/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Confirm/ })
      .click()
    await expect(page.getByText(/payments? (is|are) confirmed\.$/)).toBeVisible()
    const { status, fee } = await readApplication(firestore, one.id)
    expect([status, fee?.reference]).toEqual(['admitted', `UTR ${sure}`])
    await expect(page.getByText(`INTEREST ${mark}`)).toBeVisible()
  })

  await test.step('The same file changes nothing', async () => {
    await page
      .getByLabel('Statement as Excel or CSV')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await page.getByLabel('Account number').fill(mark)
    await press(page, 'Import 3 credits')
    await waitForText(page, '0 new credits imported, 3 imported before.')
  })

  await test.step('The day has both receipts', async () => {
    await page.getByRole('tab', { name: 'Day’s closing' }).click()
    await expect(page.getByRole('row').filter({ hasText: meera })).toContainText('₹4,000')
    await look(page, 'payments-closing')
    await page.setViewportSize({ width: 360, height: 800 })
    const table = page.getByRole('main').locator('table')
    await expect(table.getByText('Receipt', { exact: true }).last()).toBeVisible()
    const hidden = await table.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    )
    expect(hidden, 'on a phone nothing of a row is beside the screen').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1366, height: 900 })
    const download = page.waitForEvent('download')
    await press(page, 'Download as CSV')
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain(`"${ravi}"`)
    expect(csv).toContain('"3500","yes","The rest by Friday."')
  })

  await test.step('It is printed on A4 without the desk around it, and with every column', async () => {
    await press(page, 'Print')
    const sheet = page.getByRole('article', { name: /^Day’s closing/ })
    await expect(sheet).toContainText('Accounts office')
    await page.emulateMedia({ media: 'print' })
    // A4 without the margins.
    await page.setViewportSize({ width: 688, height: 1017 })
    await savePicture(page, 'payments-closing-print')
    const printed = await page.evaluate(() => document.body.innerText)
    for (const text of [meera, ravi, '₹3,500', 'Cashier']) expect(printed).toContain(text)
    for (const text of ['Back to the details', 'Logout', 'Match a statement'])
      expect(printed).not.toContain(text)
    const cut = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1366, height: 900 })
    await press(page, 'Back to the details')
    await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible()
  })
  if (!hasHindi) return
  await test.step('In Hindi', async () => {
    await page.evaluate(() => localStorage.setItem('deskLanguage', 'hi'))
    await page.goto(section)
    await expect(page.getByText(`INTEREST ${mark}`)).toBeVisible()
    await look(page, 'payments-hi')
    await page.getByRole('tab', { name: 'दिन का हिसाब' }).click()
    await expect(page.getByRole('row').filter({ hasText: meera })).toBeVisible()
    await look(page, 'payments-closing-hi')
  })
})
