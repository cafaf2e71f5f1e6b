import { marathiDates } from '@prangan/contract/messages/mr/dates'
import * as plugins from '@prangan/plugins/functions/messages/mr/mails'
import type { MailTranslation } from '../../mail-messages.ts'
import { rejectedMail, verifiedMail } from './alumni.ts'
import { receivedMail, statusMail } from './application.ts'

export const messages = {
  dates: marathiDates,
  greeting: (name) => (name ? `नमस्कार ${name},` : 'नमस्कार,'),
  signature: (college) => `शुभेच्छांसह,\n${college}`,
  mails: {
    'alumnus verified': verifiedMail,
    'alumnus rejected': rejectedMail,
    'application received': receivedMail,
    'application status': statusMail,
    ...plugins.mails,
  },
} satisfies MailTranslation
