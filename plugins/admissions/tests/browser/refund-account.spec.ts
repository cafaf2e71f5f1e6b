import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { hasHindi } from '@prangan/tests/support/languages.ts'
import { look } from '@prangan/tests/support/page.ts'
import { deletePublic } from '@prangan/tests/support/public-lists.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import { openRefund } from '../../contract/refund.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import { readApplication, storeApplication } from '../support/admissions.ts'
import { putSession, sessionAt } from '../support/own-applications.ts'
import { offerAt } from '../support/use-own-applications.ts'
import { openByMail } from './steps/own-application.ts'

const section = '/AdminDashboard/admission-payments?tab=refunds'
const day = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

/** An application that was withdrawn so many days ago; its refund is due within 15. */
async function withdrawn(firestore: Firestore, session: string, name: string, days: number) {
  const at = daysAgo(days)
  const paid = { reference: `C ${randomUUID().slice(0, 8)}`, paidOn: dayInIndia(at), amount: 4_000 }
  const receipt = {
    receiptNumber: '2026-27/000999',
    receiptCancelled: { isUndone: false, reason: '', by: '', at },
  }
  return storeApplication(firestore, session, at, {
    ...{ status: 'cancelled', name, refund: openRefund(3_300, '0', at) },
    offer: { heads: [], extensions: [], ...offerAt(at) },
    fee: {
      ...{ ...paid, reportedAt: at, reported: null, ...notConfirmed },
      ...{ confirmedAt: at, confirmedBy: 'office@college.test', ...receipt },
    },
  })
}

test('An applicant enters the account for the refund, and the office pays to it', {
  tag: '@slow',
}, async ({ page, office: { page: desk }, firebase, atEnd }) => {
  const firestore = await firebase.firestore()
  const ended = { opensAt: daysAgo(40), closesAt: daysAgo(30) }
  const session = await putSession(firestore, sessionAt(new Date(), {}, ended))
  const mark = randomUUID().slice(0, 6)
  const [meera, ravi] = [`Meera ${mark}`, `Ravi ${mark}`]
  const one = await withdrawn(firestore, session, meera, 20)
  const other = await withdrawn(firestore, session, ravi, 2)
  atEnd(async () => {
    const made = [one, other].flatMap(({ id }) => [
      documentPaths.admission(id),
      admissionPaths.refundAccount(id),
    ])
    await Promise.all(made.map((path) => firestore.doc(path).delete()))
    await deletePublic('admissions', [firestore.doc(admissionPaths.session(session))])
  })
  const rowOf = (name: string) => desk.getByRole('row').filter({ hasText: name })

  await test.step('The form names what is missing and keeps what was typed', async () => {
    await openByMail(page, { path: '/application', number: one.applicationNumber, email: one.email })
    await press(page, 'Open application')
    await waitForText(page, 'Where should we pay it?')
    await look(page, 'refund-form')
    await page.getByLabel('Account holder’s name').fill('Suresh Joshi')
    await page.getByLabel('Account number', { exact: false }).first().fill('2033 1144 556')
    await page.getByLabel('Account number again').fill('2033 1144 565')
    await page.getByLabel('IFSC').fill('SBIN')
    await press(page, 'Send bank account')
    await expect(page.getByLabel('Account number again')).toBeFocused()
    await look(page, 'refund-form-errors')
    await page.getByLabel('Account number again').fill('20331144556')
    await page.getByLabel('IFSC').fill('sbin0001234')
    await press(page, 'Send bank account')
    await waitForText(page, 'We have the bank account for your refund.')
    await expect(page.getByText('ending in 4556')).toBeVisible()
    await look(page, 'refund-given')
  })

  await test.step('The list of refunds has both, the overdue one first', async () => {
    await desk.goto(section)
    await expect(rowOf(meera)).toContainText('Overdue since')
    await expect(rowOf(meera)).toContainText('ending in 4556')
    await expect(rowOf(ravi)).toContainText('No account yet')
    await look(desk, 'refunds')
    await desk.getByRole('link', { name: meera }).click()
  })

  await test.step('The account is shown on request, and deleted once the payment is recorded', async () => {
    await press(desk, 'Show bank account')
    await waitForText(desk, '20331144556')
    await look(desk, 'refund-account')
    await press(desk, 'Record refund')
    const dialog = desk.getByRole('alertdialog')
    await dialog.getByLabel('Reference of the payment').fill('N204261189077')
    await look(desk, 'refund-record', 'window')
    await dialog.getByRole('button', { name: 'Record refund' }).click()
    await waitForText(desk, `The refund of ${meera} is recorded as paid.`)
    await expect(desk.getByText('20331144556')).toHaveCount(0)
    expect((await readApplication(firestore, one.id)).refund?.reference).toBe('N204261189077')
    expect((await firestore.doc(admissionPaths.refundAccount(one.id)).get()).exists).toBe(false)
  })

  await test.step('The applicant sees how it was paid', async () => {
    await press(page, 'Check again')
    await waitForText(page, 'N204261189077')
    await look(page, 'refund-paid')
  })

  if (!hasHindi) return
  await test.step('In Hindi', async () => {
    await press(page, 'Log out')
    await openByMail(page, { path: '/hi/application', number: other.applicationNumber, email: other.email })
    await press(page, 'आवेदन खोलें')
    await waitForText(page, 'राशि किस खाते में भेजें?')
    await look(page, 'refund-form-hi')
    await desk.evaluate(() => localStorage.setItem('deskLanguage', 'hi'))
    await desk.goto(section)
    await expect(rowOf(ravi)).toContainText('खाता अभी नहीं लिखा')
    await look(desk, 'refunds-hi')
  })
})
