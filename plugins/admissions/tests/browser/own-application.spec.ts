import { randomUUID } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import { languageOfText } from '@prangan/contract/languages'
import { documentPaths } from '@prangan/contract/paths'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press } from '@prangan/tests/browser/steps/account.ts'
import { jpeg } from '@prangan/tests/support/alumni.ts'
import { hasHindi, noHindi } from '@prangan/tests/support/languages.ts'
import { look, savePicture } from '@prangan/tests/support/page.ts'
import { deletePublic, putPublic } from '@prangan/tests/support/public-lists.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type ApplicationDetails,
  consentVersion,
  type Offer,
} from '../../contract/schemas/full-application.ts'
import { listWith } from '../support/list-with.ts'
import { byOffice, putSession, sessionAt } from '../support/own-applications.ts'
import { openByMail } from './steps/own-application.ts'

const day = 24 * 60 * 60_000
const daysAhead = (days: number) => new Date(Date.now() + days * day)
const dateOf = (time: Date) => time.toISOString().slice(0, 10)

const marks = (year: string) => ({
  board: 'UP Board',
  rollNumber: '1234567',
  year,
  stream: 'Arts',
  isAwaited: false,
  obtained: 43_700,
  maximum: 50_000,
})

const details = (): ApplicationDetails => ({
  nameHi: '',
  domicile: 'Uttar Pradesh',
  registrationNumber: '',
  subjects: {},
  claims: [],
  disabilityPercent: null,
  guardian: null,
  categoryProof: null,
  education: { x: marks('2024'), xii: marks('2026') },
  cuet: null,
  consents: (['admission', 'university', 'messages'] as const).map((purpose) => ({
    ...{ purpose, isGiven: true, version: consentVersion, language: 'en' as const, at: daysAhead(-5) },
  })),
  submittedAt: daysAhead(-5),
})

const query = (item: string, question: string) => ({
  item,
  question,
  askedAt: new Date(),
  answer: '',
  answeredAt: null,
  opens: [],
})

const offer = (more: Partial<Offer> = {}): Offer => ({
  list: '',
  listNumber: 1,
  under: 'open',
  payFrom: daysAhead(-1),
  payTo: daysAhead(3),
  amount: 8_500,
  ...{ cautionMoney: 500, heads: [] },
  acceptedAt: null,
  extensions: [],
  ...more,
})

test.describe('An applicant', () => {
  test.slow()

  async function prepare(
    firestore: Firestore,
    number: string,
    atEnd: (work: () => Promise<unknown>) => void,
  ) {
    const now = new Date()
    const ended = { opensAt: daysAhead(-20), closesAt: daysAhead(-2) }
    const session = await putSession(firestore, sessionAt(now, {}, ended))
    atEnd(() => deletePublic('admissions', [firestore.doc(admissionPaths.session(session))]))
    const id = idOfNumber(number)
    await byOffice(firestore, id, { session, programme: 'ba', details: details(), dob: '2000-05-04' })
    return { session, id }
  }

  test('answers questions, finds the rank, accepts the seat, reports the fee, and withdraws with the refund shown', async ({
    page,
    firebase,
    makeApplication,
    atEnd,
  }) => {
    const firestore = await firebase.firestore()
    const { number, email, name } = await makeApplication()
    const { session, id } = await prepare(firestore, number, atEnd)
    const again = async (fields: object) => {
      await byOffice(firestore, id, fields)
      await press(page, 'Check again')
    }
    await byOffice(firestore, id, {
      status: 'queried',
      answerBy: dateOf(daysAhead(7)),
      queries: [
        query('education', 'अंक अंकपत्र से मेल नहीं खाते।'),
        query('document:marksheet-xii', 'The photo is blurred. Please take it again.'),
      ],
    })

    await test.step('The page opens by a code, which only a click uses', async () => {
      await openByMail(page, { path: '/application', number, email })
      await press(page, 'Open application')
      await expect(page.getByRole('heading', { name: `Application ${number}` })).toBeFocused()
      await expect(page.getByText('अंक अंकपत्र से मेल नहीं खाते।')).toHaveAttribute('lang', languageOfText('अंक'))
      await look(page, 'own-queried')
    })

    await test.step('Questions are answered in words and with a photo', async () => {
      await press(page, 'Send answers')
      await expect(page.getByText('Please write an answer.')).toBeVisible()
      await page.getByLabel('Your answer: Examinations and marks').fill('The marksheet was corrected.')
      const photo = { name: 'marksheet.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1_200, 1_600) }
      await page.getByLabel(/^Choose a file: /).setInputFiles(photo)
      await expect(page.getByText(/^Added: /)).toBeVisible()
      await look(page, 'own-answering')
      await press(page, 'Send answers')
      await expect(page.getByText('Your answers have been sent.')).toBeVisible()
      await expect(page.getByText('The office checks your application again.')).toBeVisible()
      expect((await firestore.doc(documentPaths.admission(id)).get()).get('status')).toBe('resubmitted')
    })

    await test.step('A consent is taken back, and the one that is needed leads to the withdrawal', async () => {
      await press(page, 'Take back consent: To tell me of other notices of the college')
      await expect(page.getByText('You have taken back the consent.')).toBeVisible()
      await expect(page.getByText(/^Taken back on /)).toBeVisible()
      await look(page, 'own-consents')
      await press(page, 'Go to ‘Withdraw your application’')
      await expect(page.getByRole('heading', { name: 'Withdraw your application' })).toBeFocused()
    })

    await test.step('The rank is there with its list, which opens beside it', async () => {
      const list = `list-${randomUUID()}`
      const reference = firestore.doc(admissionPaths.list(list))
      await putPublic('admissions', reference, listWith(session, id, number, name))
      atEnd(() => deletePublic('admissions', [reference]))
      await again({ status: 'verified' })
      await expect(page.getByText('You are on the merit list and get a seat.')).toBeVisible()
      await look(page, 'own-ranked')
      await page.emulateMedia({ media: 'print' })
      const sheet = page.getByRole('article', { name: 'Acknowledgement as printed' })
      await expect(sheet.getByText(number)).toBeVisible()
      await expect(page.getByRole('heading', { name: `Application ${number}` })).toBeHidden()
      await savePicture(page, 'own-printed')
      await page.emulateMedia({ media: null })
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Open public list' }).click()
      const lists = await opened
      await expect(lists.getByRole('row')).toHaveCount(4)
      expect(await lists.content()).not.toContain(email)
      await lists.getByLabel('Find your name or number').fill(number)
      await expect(lists.getByRole('row')).toHaveCount(2)
      await expect(lists.getByRole('rowheader')).toContainText(name)
      await lists.getByLabel('Find your name or number').fill('')
      await look(lists, 'merit-list')
      await lists.emulateMedia({ media: 'print' })
      await expect(lists.getByRole('banner')).toBeHidden()
      await expect(lists.getByRole('row')).toHaveCount(4)
      await savePicture(lists, 'merit-list-printed')
      await lists.emulateMedia({ media: null })
      await lists.getByRole('link', { name: 'All merit lists' }).click()
      await expect(lists.getByRole('heading', { level: 1 })).toHaveText('Merit lists')
      await look(lists, 'merit-lists')
      if (hasHindi) {
        await lists.goto(`/hi/merit-lists/${list}`)
        await look(lists, 'merit-list-hi')
        await lists.goto('/hi/merit-lists')
        await look(lists, 'merit-lists-hi')
      }
      await lists.close()
    })

    await test.step('The seat is accepted, and the fee reported with its proof', async () => {
      await again({ status: 'offered', offer: offer() })
      await expect(page.getByText('₹8,500')).toBeVisible()
      await look(page, 'own-offered')
      await press(page, 'Accept seat')
      await page.getByLabel('Challan number or UTR').fill('SBIN0012345')
      await page.getByLabel('Paid on').fill(dateOf(new Date()))
      const proof = { name: 'challan.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1_200, 900) }
      await page.getByLabel(/^Choose a file: Proof of payment/).setInputFiles(proof)
      await expect(page.getByText(/^Added: /)).toBeVisible()
      await look(page, 'own-fee')
      await press(page, 'Report payment')
      await expect(page.getByText('Reported; the office is checking it')).toBeVisible()
      await look(page, 'own-reported')
    })

    await test.step('A withdrawal shows what is paid back, and asks first', async () => {
      const stored = await firestore.doc(documentPaths.admission(id)).get()
      const fee = {
        ...stored.get('fee'),
        confirmedAt: new Date(),
        confirmedBy: 'office',
        receiptNumber: 'R-12',
      }
      await again({ status: 'admitted', fee })
      await expect(page.getByText('the seat is yours', { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-current=true]')).toContainText(
        '100 % of the fee, of which we keep 5 %',
      )
      await look(page, 'own-admitted')
      await press(page, 'Withdraw from admission')
      await look(page, 'own-withdraw', 'window')
      // 8,000 without the caution money, less 5 %, plus the caution money.
      await expect(page.getByText('we pay you back ₹8,100 by')).toBeVisible()
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.getByText('Your admission has been cancelled.')).toBeVisible()
      expect((await firestore.doc(documentPaths.admission(id)).get()).get('refund.amount')).toBe(8_100)
      await look(page, 'own-cancelled')
      await press(page, 'Log out')
      await expect(page.getByText(number)).toHaveCount(0)
    })
  })

  test('reads it all in Hindi', { tag: '@slow' }, async ({ page, firebase, makeApplication, atEnd }) => {
    test.skip(!hasHindi, noHindi)
    const firestore = await firebase.firestore()
    const { number, email } = await makeApplication()
    const { id } = await prepare(firestore, number, atEnd)
    const again = async (fields: object) => {
      await byOffice(firestore, id, fields)
      await press(page, 'स्थिति फिर से देखें')
    }
    await byOffice(firestore, id, {
      status: 'queried',
      answerBy: dateOf(daysAhead(7)),
      queries: [query('education', 'अंक अंकपत्र से मेल नहीं खाते।')],
    })
    await openByMail(page, { path: '/hi/application', number, email })
    await press(page, 'आवेदन खोलें')
    await expect(page.getByText('कार्यालय ने आपके आवेदन के बारे में प्रश्न पूछा है।')).toBeVisible()
    await look(page, 'own-queried-hi')
    await again({ status: 'offered', offer: offer({ acceptedAt: new Date() }) })
    await expect(page.getByText('आपने यह सीट स्वीकार कर ली है।')).toBeVisible()
    await look(page, 'own-offered-hi')
    const fee = {
      reference: 'SBIN0012345',
      paidOn: dateOf(new Date()),
      amount: 8_500,
      reportedAt: new Date(),
      confirmedAt: new Date(),
      confirmedBy: 'office',
      receiptNumber: 'R-13',
    }
    await again({ status: 'admitted', fee })
    await expect(page.getByText('आपके शुल्क की पुष्टि हो गई है: यह सीट आपकी है।')).toBeVisible()
    await look(page, 'own-admitted-hi')
    await press(page, 'लॉगआउट करें')
    await expect(page.getByText(number)).toHaveCount(0)
  })
})
