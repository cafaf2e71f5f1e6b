import { grantLabels } from '@prangan/contract/messages/en/grants'
import { auditTextsOf } from '@prangan/web/messages/en/desk/audit-texts.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grants = {
  'admission:verify': {
    label: grantLabels['admission:verify'],
    text: 'Checks data and documents, sends questions to applicants, and enters applications at the counter. Sees all applications.',
  },
  'admission:fees': {
    label: grantLabels['admission:fees'],
    text: 'Imports bank statements, confirms fees, enters withdrawals and refunds. Sees all applications.',
  },
  'admission:manage': {
    label: grantLabels['admission:manage'],
    text: 'Opens and closes sessions, publishes merit lists and offers seats. Sees all applications.',
  },
}

export const auditTexts = auditTextsOf({
  'session added': 'The admission session {} was added',
  'session changed': 'The admission session {} was changed',
  'list published': 'The merit list {} was published',
  'list withdrawn': 'The merit list {} was withdrawn',
  'seats offered': 'Seats of the merit list {} were offered',
  'application submitted': '{} sent the complete application',
  'application documents changed': 'The documents of {} were changed by the applicant',
  'application answered': '{} answered the questions of the office',
  'application corrected': 'The application of {} was corrected',
  'guardian agreed': 'The guardian of {} agreed to the application',
  'consent taken back': '{} took back a consent',
  'consent given': '{} gave a consent',
  'statement imported': 'A bank statement of the account {} was imported',
  'credit decided': 'A decision was recorded on a credit in the account {}',
  'originals recorded': 'The originals of {} were recorded at the counter',
  'roll number given': '{} was admitted at the counter and got a roll number',
  'offer extended': '{} got more time to pay',
  'objection sent': '{} objected to a provisional merit list',
  'objection answered': 'The objection of {} was answered',
  'seat decided': 'An officer decided on the seat of {}',
  'offer accepted': '{} accepted the seat',
  'offer declined': '{} declined the seat',
  'fee reported': '{} reported the payment of the fee',
  'balance reported': '{} reported a payment of the balance',
  'balance paid': 'A further payment of {} was confirmed',
  'confirmation undone': 'The confirmation of a payment of {} was undone',
  'credit linked': 'A credit of the bank was linked with a payment of {}',
  'report corrected': '{} corrected what was reported of a payment',
  'payment not found': 'A payment that {} had reported was not found',
  'balance waived': 'The balance of {} was waived',
  'waiver taken back': 'The waiver of the balance of {} was taken back',
  'refund account given': '{} entered the bank account for the refund',
  'refund account viewed': 'The bank account for the refund of {} was viewed',
  'application withdrawn': '{} withdrew the application',
  'application entered': 'The application of {} was entered at the counter',
  'application opened': 'The application of {} was opened at the counter',
  'document viewed': 'A document of the application of {} was viewed',
})

export const auditGroups = {
  /** `+` means that a document was added. */
  'application documents changed +': (times: number) => `{} uploaded ${times} documents`,
  'document viewed': (times: number, subjects: number) =>
    `{} viewed ${times} documents of ${subjects === 1 ? 'an application' : `${subjects} applications`}`,
  'application entered': (_: number, subjects: number) =>
    `{} entered ${subjects} applications at the counter`,
}

export const auditAreas = {
  [collectionPaths.admissionSessions]: 'Admission sessions',
  [collectionPaths.admissionLists]: 'Merit lists',
  [collectionPaths.bankCredits]: 'Bank statements',
}
