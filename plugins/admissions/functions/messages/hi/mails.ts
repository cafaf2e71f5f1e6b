import {
  completeMail,
  correctedMail,
  objectionMail,
  offerTimeMail,
  receivedMail,
  statusMail,
} from './application.ts'
import { applicationCodeMail, guardianCodeMail } from './application-codes.ts'
import { originalsMail } from './originals.ts'

export const mails = {
  'programme application received': receivedMail,
  'application complete': completeMail,
  'application corrected': correctedMail,
  'list objection': objectionMail,
  'offer time': offerTimeMail,
  'admission originals': originalsMail,
  'programme application status': statusMail,
  'application code': applicationCodeMail,
  'guardian code': guardianCodeMail,
}
