import type { Mail } from '@prangan/contract/schemas/mail'
import * as plugins from '@prangan/plugins/contract/names'
import type { Content } from './content.ts'

type ManyFormsMail = Extract<Mail, { kind: 'many forms' }>

const names: Readonly<Record<string, string>> = {
  registerAdmission: 'applications for admission',
  registerAlumnus: 'alumni registrations',
  sendFeedback: 'feedback',
  ...plugins.formNames,
}

export function manyFormsContent({ form, count }: ManyFormsMail): Content {
  const name = names[form] ?? form
  return {
    subject: `Many forms today: ${name}`,
    body: [
      {
        text: `The website has received ${count} forms of one kind today: ${name}. No form is closed, and every correct one was accepted.`,
      },
      {
        text: 'On the last days of admission this is normal. If the forms look fake, please tell the person who runs the website.',
      },
      {
        text: 'आज वेबसाइट से बहुत सारे फ़ॉर्म आए हैं। कोई फ़ॉर्म बंद नहीं किया गया है; वे नकली लगें, तो वेबसाइट के संचालक को बताएँ।',
        lang: 'hi',
      },
    ],
  }
}
