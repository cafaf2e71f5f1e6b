import {
  completeMail,
  correctedMail,
  emailChangedMail,
  offerTimeMail,
  receivedMail,
  seatDecisionMail,
  statusMail,
} from './application.ts'
import { applicationCodeMail, guardianCodeMail } from './application-codes.ts'
import { finalListMail } from './final-list.ts'
import { originalsMail } from './originals.ts'
import { paymentMail } from './payments.ts'
import { objectionMail, provisionalListMail } from './provisional-list.ts'
import { refundMail } from './refund.ts'

export const mails = {
  'programme application received': receivedMail,
  'application complete': completeMail,
  'application corrected': correctedMail,
  'provisional list': provisionalListMail,
  'final list': finalListMail,
  'application email changed': emailChangedMail,
  'list objection': objectionMail,
  'seat decision': seatDecisionMail,
  'offer time': offerTimeMail,
  'admission originals': originalsMail,
  'admission refund': refundMail,
  'admission payment': paymentMail,
  'programme application status': statusMail,
  'application code': applicationCodeMail,
  'guardian code': guardianCodeMail,
}
