import { englishDates } from '@prangan/contract/format-date'
import * as plugins from '@prangan/plugins/functions/messages/en/mails'

import type { MailMessages } from '../../mail-messages.ts'
import { abilitiesMail, accountMail, codeMail, passwordMail } from './account.ts'
import { rejectedMail, verifiedMail } from './alumni.ts'
import { receivedMail, statusMail } from './application.ts'
import { noticeApprovedMail, noticeReturnedMail } from './prepared-notices.ts'

export const messages = {
  dates: englishDates,
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  signature: (college) => `With good wishes,\n${college}`,
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
} satisfies MailMessages
