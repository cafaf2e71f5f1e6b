import * as plugins from '@prangan/plugins/functions/handlers'
import { decideApplication } from '../admissions/decide-application.ts'
import { confirmFee } from '../admissions/desk/confirm-fee.ts'
import { addCounterApplication, openCounterApplication } from '../admissions/desk/counter-application.ts'
import { endApplication } from '../admissions/desk/end-application.ts'
import { readApplicationDocument } from '../admissions/desk/read-application-document.ts'
import { recordGuardianConsent } from '../admissions/desk/record-guardian-consent.ts'
import { scrutiniseApplication } from '../admissions/desk/scrutinise-application.ts'
import { offerSeats } from '../admissions/lists/offer-seats.ts'
import { previewList, readMeritTrace } from '../admissions/lists/preview-list.ts'
import { publishList } from '../admissions/lists/publish-list.ts'
import { withdrawList } from '../admissions/lists/withdraw-list.ts'
import { answerOffer, reportFee } from '../admissions/own/answer-offer.ts'
import { answerApplicationQueries } from '../admissions/own/answer-queries.ts'
import { confirmGuardian, requestGuardianCode } from '../admissions/own/guardian-consent.ts'
import { openApplication, requestApplicationCode } from '../admissions/own/open-own.ts'
import { giveConsent, takeBackConsent } from '../admissions/own/own-consents.ts'
import { addApplicationDocument, removeApplicationDocument } from '../admissions/own/own-documents.ts'
import { readOwnApplication } from '../admissions/own/read-own-application.ts'
import { submitApplication } from '../admissions/own/submit-application.ts'
import { withdrawOwnApplication } from '../admissions/own/withdraw-own.ts'
import { registerAdmission } from '../admissions/register-admission.ts'
import { addAdmissionSession, updateAdmissionSession } from '../admissions/sessions/change-session.ts'
import { listAdmissionSessions } from '../admissions/sessions/read-sessions.ts'
import { deleteAlumnus } from '../alumni/delete-alumnus.ts'
import { listVerifiedAlumni } from '../alumni/list-verified-alumni.ts'
import { registerAlumnus } from '../alumni/register-alumnus.ts'
import { setAlumnusStatus } from '../alumni/set-alumnus-status.ts'
import { updateAlumnus } from '../alumni/update-alumnus.ts'
import { viewAlumni } from '../alumni/view-alumni.ts'
import { changePassword } from '../auth/change-password.ts'
import { checkAuth } from '../auth/check-auth.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { endOtherSessions } from '../auth/end-other-sessions.ts'
import { keepPassword } from '../auth/keep-password.ts'
import { resetPassword } from '../auth/password-reset/reset-password.ts'
import { sendOtpReset } from '../auth/password-reset/send-otp-reset.ts'
import { login } from '../auth/sign-in/login.ts'
import { addFaculty } from '../faculty/add-faculty.ts'
import { confirmProfile } from '../faculty/confirm-profile.ts'
import { lookUpDoi, readDoiLookUp } from '../faculty/doi/look-up-doi.ts'
import { listFaculty } from '../faculty/list-faculty.ts'
import { mergeDepartment } from '../faculty/merge-department.ts'
import { nameDepartment } from '../faculty/name-department.ts'
import { readDashboard } from '../faculty/read-dashboard.ts'
import { readFacultyProfile } from '../faculty/read-faculty-profile.ts'
import { addAward, addExperience, addPublication, addQualification } from '../faculty/records/add-records.ts'
import {
  deleteAward,
  deleteExperience,
  deletePublication,
  deleteQualification,
} from '../faculty/records/delete-records.ts'
import {
  listAwards,
  listExperiences,
  listPublications,
  listQualifications,
} from '../faculty/records/list-records.ts'
import { restoreRecord } from '../faculty/records/restore-record.ts'
import {
  updateAward,
  updateExperience,
  updatePublication,
  updateQualification,
} from '../faculty/records/update-records.ts'
import { setHighlights } from '../faculty/set-highlights.ts'
import { toggleVisibility } from '../faculty/toggle-visibility.ts'
import { updateFacultyDetails } from '../faculty/update-faculty-details.ts'
import { readAlumniPhoto, readFacultyPhoto, readResume } from '../files/read-public-files.ts'
import { sendFeedback } from '../forms/send-feedback.ts'
import { addDocument } from '../library/add-document.ts'
import { addPicture } from '../library/add-picture.ts'
import {
  deleteDocument,
  listDocumentUses,
  replaceDocument,
  updateDocument,
} from '../library/change-document.ts'
import { deletePicture, listPictureUses, replacePicture, updatePicture } from '../library/change-picture.ts'
import { readDocument, readDocumentVersion, readPicture } from '../library/read-library.ts'
import { purgeNotice } from '../news/bin/purge-notice.ts'
import { restoreNotice } from '../news/bin/restore-notice.ts'
import { deleteNews } from '../news/delete-news.ts'
import { listMarquee } from '../news/list-marquee.ts'
import { readFile } from '../news/read-file.ts'
import { updateNews } from '../news/update-news.ts'
import { uploadNews } from '../news/upload-news.ts'
import { viewAllNews } from '../news/view-all-news.ts'
import { viewNews } from '../news/view-news.ts'
import { readHealth } from '../operation/read-health.ts'
import { readOperation } from '../operation/read-operation.ts'
import { disableAccount } from '../people/disable-account.ts'
import { enableAccount } from '../people/enable-account.ts'
import { grantAbilities } from '../people/grant-abilities.ts'
import { listPeople } from '../people/list-people.ts'
import { sendPasswordReset } from '../people/send-password-reset.ts'
import { sendSignInMail } from '../people/send-sign-in-mail.ts'
import { countSearchMiss } from '../search/count-search-miss.ts'
import { createPage } from '../site/create-page.ts'
import { confirmPage, setPageOwners, sharePagePreview, suggestPage } from '../site/manage-page.ts'
import { cancelPageSchedule, movePage, restorePage, takeDownPage } from '../site/move-page.ts'
import { publishPage, rollBackPage } from '../site/publish-page.ts'
import { discardPageDraft, savePageDraft } from '../site/save-page-draft.ts'
import type { HandlerMap } from './handler.ts'

export const handlers: HandlerMap = {
  viewAllNews,
  listMarquee,
  viewNews,
  uploadNews,
  updateNews,
  deleteNews,
  restoreNotice,
  purgeNotice,
  login,
  choosePassword,
  keepPassword,
  checkAuth,
  sendOtpReset,
  resetPassword,
  changePassword,
  endOtherSessions,
  listFaculty,
  readFacultyProfile,
  addFaculty,
  toggleVisibility,
  nameDepartment,
  mergeDepartment,
  readDashboard,
  confirmProfile,
  updateFacultyDetails,
  listExperiences,
  listAwards,
  listQualifications,
  listPublications,
  addExperience,
  addAward,
  addQualification,
  addPublication,
  deleteExperience,
  deleteAward,
  deleteQualification,
  deletePublication,
  restoreRecord,
  updateExperience,
  updateAward,
  updateQualification,
  updatePublication,
  setHighlights,
  readHealth,
  readOperation,
  listPeople,
  grantAbilities,
  disableAccount,
  enableAccount,
  sendPasswordReset,
  sendSignInMail,
  readDoiLookUp,
  lookUpDoi,
  registerAlumnus,
  listVerifiedAlumni,
  viewAlumni,
  setAlumnusStatus,
  updateAlumnus,
  deleteAlumnus,
  registerAdmission,
  listAdmissionSessions,
  requestApplicationCode,
  openApplication,
  readOwnApplication,
  addApplicationDocument,
  removeApplicationDocument,
  submitApplication,
  answerApplicationQueries,
  takeBackConsent,
  giveConsent,
  requestGuardianCode,
  confirmGuardian,
  answerOffer,
  reportFee,
  withdrawOwnApplication,
  decideApplication,
  addAdmissionSession,
  updateAdmissionSession,
  recordGuardianConsent,
  scrutiniseApplication,
  addCounterApplication,
  openCounterApplication,
  previewList,
  publishList,
  withdrawList,
  offerSeats,
  readMeritTrace,
  confirmFee,
  endApplication,
  readApplicationDocument,
  sendFeedback,
  countSearchMiss,
  readFacultyPhoto,
  readAlumniPhoto,
  readResume,
  readFile,
  createPage,
  savePageDraft,
  discardPageDraft,
  publishPage,
  rollBackPage,
  cancelPageSchedule,
  movePage,
  takeDownPage,
  restorePage,
  confirmPage,
  suggestPage,
  setPageOwners,
  sharePagePreview,
  addPicture,
  updatePicture,
  replacePicture,
  deletePicture,
  listPictureUses,
  addDocument,
  updateDocument,
  replaceDocument,
  deleteDocument,
  listDocumentUses,
  readDocumentVersion,
  readPicture,
  readDocument,
  ...plugins.handlers,
}
