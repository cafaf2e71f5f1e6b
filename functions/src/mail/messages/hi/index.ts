import { hindiDates } from '@prangan/contract/messages/hi/dates'
import * as plugins from '@prangan/plugins/functions/messages/hi/mails'
import type { MailMessages } from '../../mail-messages.ts'
import { abilitiesMail, accountMail, codeMail, passwordMail } from './account.ts'
import { rejectedMail, verifiedMail } from './alumni.ts'
import { receivedMail, statusMail } from './application.ts'
import { noticeApprovedMail, noticeReturnedMail } from './prepared-notices.ts'

export const messages = {
  dates: hindiDates,
  greeting: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  signature: (college) => `शुभकामनाओं सहित,\n${college}`,
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
    feedback: () => 'वेबसाइट से एक प्रतिक्रिया मिली है।',
    'many forms': () =>
      'आज वेबसाइट से बहुत सारे फ़ॉर्म आए हैं। कोई फ़ॉर्म बंद नहीं किया गया है; वे नकली लगें, तो वेबसाइट के संचालक को बताएँ।',
    'pages due': () => 'कृपया देख लें कि वेबसाइट के इन पृष्ठों की जानकारी अब भी सही है या नहीं। धन्यवाद।',
    ...plugins.officeLines,
  },
} satisfies MailMessages
