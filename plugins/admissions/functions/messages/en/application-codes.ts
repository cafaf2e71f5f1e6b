import type { Template } from '@prangan/functions/mail/templates/content'
import { admissionLimits } from '../../../contract/limits.ts'
import { applicationLink } from '../../../contract/schemas/own-application.ts'

const minutes = admissionLimits.codeLifetime / 60_000

export const applicationCodeMail: Template<{ number: string; flow: string; code: string }> = (
  { number, flow, code },
  { page },
) => ({
  subject: `Your code for ${number}`,
  body: [
    {
      text: `This code opens your application ${number}. It works once, within ${minutes} minutes:`,
    },
    { code },
    { link: page(applicationLink({ number, flow, code })), text: 'Or open it with this link' },
    {
      text: 'If you did not ask for it, you don’t need to do anything. Nobody from the college will ever ask you for this code.',
    },
  ],
})

/** Nobody has confirmed the guardian's address. */
export const guardianCodeMail: Template<{ number: string; course?: string; code: string }> = (
  { number, course = '', code },
  { college: name, office },
) => ({
  subject: `Your consent to the application ${number}`,
  body: [
    {
      text: `An applicant under ${admissionLimits.fullAge} is applying for admission to ${course} at ${name} and has named you as guardian. The application number is ${number}.`,
    },
    {
      text: 'With this code you agree that the college keeps and checks the data and documents of the application, and passes them to the university for the admission. You can take this back at any time by writing to the office.',
    },
    { code },
    {
      text: `Give the code to the applicant only if you agree. It works once, within ${minutes} minutes.`,
    },
    {
      text: `If you know nothing about this, you don’t need to do anything. You can also tell us at ${office}.`,
    },
  ],
})
