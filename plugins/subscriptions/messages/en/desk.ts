import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'

export const auditTexts = auditTextsOf(
  {
    'notice mailed': 'The notice {} goes out by mail',
    'notice pushed': 'The notice {} goes out by notification',
  },
  { 'notice mailed': 'to be sent by mail', 'notice pushed': 'to be sent by notification' },
)
