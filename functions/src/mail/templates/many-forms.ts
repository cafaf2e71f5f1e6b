import * as plugins from '@prangan/plugins/contract/names'
import { officeLines } from '../messages-in.ts'
import type { MailOf } from '../outgoing-mail.ts'
import type { Content } from './content.ts'

type ManyFormsMail = MailOf<'many forms'>

const names: Readonly<Record<string, string>> = {
  registerAdmission: 'applications for admission',
  registerAlumnus: 'alumni registrations',
  sendFeedback: 'feedback',
  ...plugins.formNames,
}

export function manyFormsContent(mail: ManyFormsMail): Content {
  const { form, count } = mail
  const name = names[form] ?? form
  return {
    subject: `Many forms today: ${name}`,
    body: [
      {
        text: `The website has received ${count} forms of one kind today: ${name}. All forms stay open, and we accepted every correct one.`,
      },
      {
        text: 'On the last days of admission this is normal. If the forms look fake, please tell the person who runs the website.',
      },
      ...officeLines(mail),
    ],
  }
}
