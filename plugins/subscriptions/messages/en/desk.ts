import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'

export const auditTexts = auditTextsOf({
  'notice mailed': 'The notice {} was sent by mail',
  'notice pushed': 'The notice {} was sent by notification',
})
