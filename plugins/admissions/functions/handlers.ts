import { decideApplication } from './decide-application.ts'
import { admitApplicant } from './desk/admit-applicant.ts'
import { confirmFee } from './desk/confirm-fee.ts'
import { correctApplication, previewCorrection } from './desk/correct-application.ts'
import { addCounterApplication, openCounterApplication } from './desk/counter-application.ts'
import { endApplication } from './desk/end-application.ts'
import { readApplicationDocument } from './desk/read-application-document.ts'
import { recordGuardianConsent } from './desk/record-guardian-consent.ts'
import { recordOriginals } from './desk/record-originals.ts'
import { scrutiniseApplication } from './desk/scrutinise-application.ts'
import { settleSeat } from './desk/settle-seat.ts'
import { answerObjection } from './lists/answer-objection.ts'
import { extendOffers } from './lists/extend-offers.ts'
import { offerSeats } from './lists/offer-seats.ts'
import { previewList, previewTrace, readMeritTrace } from './lists/preview-list.ts'
import { publishList } from './lists/publish-list.ts'
import { withdrawList } from './lists/withdraw-list.ts'
import { answerOffer, reportFee } from './own/answer-offer.ts'
import { answerApplicationQueries } from './own/answer-queries.ts'
import { changeFirstStep } from './own/change-first-step.ts'
import { correctOwnApplication } from './own/correct-own.ts'
import { giveRefundAccount } from './own/give-refund-account.ts'
import { confirmGuardian, requestGuardianCode } from './own/guardian-consent.ts'
import { objectToList } from './own/object-to-list.ts'
import { openApplication, requestApplicationCode } from './own/open-own.ts'
import { giveConsent, takeBackConsent } from './own/own-consents.ts'
import { addApplicationDocument, removeApplicationDocument } from './own/own-documents.ts'
import { printChallan } from './own/print-challan.ts'
import { readOwnApplication } from './own/read-own-application.ts'
import { submitApplication } from './own/submit-application.ts'
import { withdrawOwnApplication } from './own/withdraw-own.ts'
import { decideCredit } from './payments/credits.ts'
import { importStatement } from './payments/import-statement.ts'
import { linkCredit } from './payments/link-credit.ts'
import { recordPaymentNotFound } from './payments/payment-not-found.ts'
import { readRefundAccount } from './payments/read-refund-account.ts'
import { undoConfirmation } from './payments/undo-confirmation.ts'
import { waiveBalance } from './payments/waive-balance.ts'
import { addAdmissionSession, updateAdmissionSession } from './sessions/change-session.ts'
import { listAdmissionSessions } from './sessions/read-sessions.ts'

export const handlers = {
  decideApplication,
  admitApplicant,
  recordOriginals,
  confirmFee,
  decideCredit,
  importStatement,
  readRefundAccount,
  undoConfirmation,
  recordPaymentNotFound,
  waiveBalance,
  linkCredit,
  correctApplication,
  previewCorrection,
  addCounterApplication,
  openCounterApplication,
  endApplication,
  readApplicationDocument,
  recordGuardianConsent,
  scrutiniseApplication,
  settleSeat,
  answerObjection,
  extendOffers,
  offerSeats,
  previewList,
  previewTrace,
  readMeritTrace,
  publishList,
  withdrawList,
  answerOffer,
  objectToList,
  printChallan,
  reportFee,
  answerApplicationQueries,
  changeFirstStep,
  correctOwnApplication,
  confirmGuardian,
  requestGuardianCode,
  openApplication,
  requestApplicationCode,
  giveConsent,
  takeBackConsent,
  addApplicationDocument,
  removeApplicationDocument,
  readOwnApplication,
  submitApplication,
  withdrawOwnApplication,
  giveRefundAccount,
  addAdmissionSession,
  updateAdmissionSession,
  listAdmissionSessions,
}
