import { marathiDates } from '@prangan/contract/messages/mr/dates'
import * as plugins from '@prangan/plugins/functions/messages/mr/mails'
import type { MailTranslation } from '../../mail-messages.ts'
import { abilitiesMail, accountMail, codeMail, passwordMail } from './account.ts'
import { rejectedMail, verifiedMail } from './alumni.ts'
import { receivedMail, statusMail } from './application.ts'
import { noticeApprovedMail, noticeReturnedMail } from './prepared-notices.ts'

export const messages = {
  dates: marathiDates,
  greeting: (name) => (name ? `नमस्कार ${name},` : 'नमस्कार,'),
  signature: (college) => `शुभेच्छांसह,\n${college}`,
  mails: {
    code: codeMail,
    'account created': accountMail,
    'password changed': passwordMail,
    'abilities changed': abilitiesMail,
    'alumnus verified': verifiedMail,
    'alumnus rejected': rejectedMail,
    'notice approved': noticeApprovedMail,
    'notice returned': noticeReturnedMail,
    'application received': receivedMail,
    'application status': statusMail,
    ...plugins.mails,
  },
  officeLines: {
    feedback: () => 'संकेतस्थळावरून एक अभिप्राय आला आहे.',
    'many forms': () =>
      'आज संकेतस्थळावरून खूप फॉर्म आले आहेत. कोणताही फॉर्म बंद केलेला नाही; ते खोटे वाटत असतील, तर संकेतस्थळ चालवणाऱ्यांना कळवा.',
    'pages due': () => 'संकेतस्थळाच्या या पानांवरील माहिती अजूनही बरोबर आहे का, ते पाहा. धन्यवाद.',
    ...plugins.officeLines,
  },
} satisfies MailTranslation
