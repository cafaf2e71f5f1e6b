import { college } from '@prangan/college/config'
import { fieldNames } from '../../../web/src/features/admissions/apply/api/application-fields.ts'
import { awaitMail, codeIn } from '../../support/mailbox.ts'
import type { Journey } from './journey.ts'

const chosen = ['gender', 'category', 'course'] as const

export const application: Journey = {
  name: 'An applicant is told what is missing, sends the application, and opens its page with the mailed code',
  walk: async ({
    t: {
      admissions,
      applicant: { access },
    },
    at,
    applicant,
    openWalker,
  }) => {
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
    await form.fill(access.number, number)
    await form.fill(access.code, codeIn(mail))
    await form.press(access.open)
    await walker.seesThe('heading', new RegExp(number))
    await walker.engine.look?.('journey-application-opened')
  },
}
