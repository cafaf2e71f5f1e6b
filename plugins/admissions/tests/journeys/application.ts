import { college } from '@prangan/college/config'
import type { Journey } from '@prangan/tests/browser/journeys/journey.ts'
import { awaitMail, codeIn } from '@prangan/tests/support/mailbox.ts'
import { fieldNames } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import english from '../../messages/en/applicant/index.ts'
import hindi from '../../messages/hi/applicant/index.ts'

const texts = { en: english, hi: hindi }
const chosen = ['gender', 'category', 'course'] as const

export const application: Journey = {
  name: 'An applicant is told what is missing, sends the application, and opens its page with the mailed code',
  walk: async ({ t: { admissions }, language, at, applicant, openWalker }) => {
    const { access } = texts[language]
    const walker = await openWalker()
    await walker.open(at('/registration'))
    await walker.press(admissions.submit)
    await walker.sees(admissions.missing)
    await walker.engine.look?.('journey-application-missing')
    for (const name of fieldNames) {
      const label = admissions.fields[name]
      if (chosen.some((each) => each === name)) await walker.choose(label, applicant[name])
      else await walker.fill(label, applicant[name])
    }
    await walker.check(new RegExp(`^${admissions.declaration.slice(0, 30)}`))
    await walker.press(admissions.submit)
    await walker.seesThe('heading', admissions.receipt.number)
    const number = (await walker.read(new RegExp(`^${college.shortCode}-20\\d\\d-\\w{7}$`))).trim()
    await walker.engine.look?.('journey-application-sent')

    await walker.open(at('/application'))
    const ask = walker.within('form', access.withoutCode)
    await ask.fill(access.number, number)
    await ask.fill(access.contact, applicant.email)
    await ask.press(access.mailCode)
    const mail = await awaitMail(applicant.email, 2)
    const form = walker.within('form', access.withCode)
    await form.has(access.number, number)
    await form.fill(access.code, codeIn(mail))
    await form.press(access.open)
    await walker.seesThe('heading', new RegExp(number))
    await walker.engine.look?.('journey-application-opened')
  },
}
