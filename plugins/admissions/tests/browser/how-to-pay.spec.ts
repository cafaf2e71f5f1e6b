import { idOfNumber } from '@prangan/contract/ids'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press } from '@prangan/tests/browser/steps/account.ts'
import { look } from '@prangan/tests/support/page.ts'
import { deletePublic } from '@prangan/tests/support/public-lists.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { detailsAt } from '../support/admissions.ts'
import { byOffice, putSession, sessionAt } from '../support/own-applications.ts'
import { heads, payment } from '../support/payment.ts'
import { openByMail } from './steps/own-application.ts'

const day = 24 * 60 * 60_000

for (const language of ['en', 'hi'] as const) {
  const isHindi = language === 'hi'
  test(`An applicant sees where to pay and downloads the challan, in ${isHindi ? 'Hindi' : 'English'}`, {
    tag: '@slow',
  }, async ({ page, firebase, makeApplication, atEnd }) => {
    const firestore = await firebase.firestore()
    const now = new Date()
    const { number, email } = await makeApplication()
    const session = await putSession(firestore, sessionAt(now, { payment }))
    atEnd(() => deletePublic('admissions', [firestore.doc(admissionPaths.session(session))]))
    const time = { payFrom: new Date(now.getTime() - day), payTo: new Date(now.getTime() + 3 * day) }
    await byOffice(firestore, idOfNumber(number), {
      ...{ session, programme: 'ba', details: detailsAt(now), dob: '2000-05-04', status: 'offered' },
      offer: {
        ...{ list: 'one', listNumber: 1, under: 'open', ...time, acceptedAt: now, extensions: [] },
        ...{ amount: 4_000, cautionMoney: 500, heads },
      },
    })
    await openByMail(page, { path: isHindi ? '/hi/application' : '/application', number, email })
    await press(page, isHindi ? 'आवेदन खोलें' : 'Open application')
    await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible()
    await look(page, `own-payment-${language}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, isHindi ? 'चालान डाउनलोड करें (PDF)' : 'Download challan (PDF)'),
    ])
    expect(download.suggestedFilename()).toBe(`challan-${number}.pdf`)
  })
}
