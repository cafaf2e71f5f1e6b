import * as plugins from '@prangan/plugins/functions/handlers'
import { decideApplication } from '../admissions/decide-application.ts'
import { registerAdmission } from '../admissions/register-admission.ts'
import { restoreAlumnus } from '../alumni/bin/restore-alumnus.ts'
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
import { emptyBin, purgeEntry } from '../bin/empty-bin.ts'
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
import { restoreDocument } from '../library/bin/document-bin.ts'
import { restorePicture } from '../library/bin/picture-bin.ts'
import {
  deleteDocument,
  listDocumentUses,
  replaceDocument,
  restoreDocumentVersion,
  updateDocument,
} from '../library/change-document.ts'
import { deletePicture, listPictureUses, replacePicture, updatePicture } from '../library/change-picture.ts'
import { readDocument, readDocumentVersion, readPicture } from '../library/read-library.ts'
import { approveNotice } from '../news/approval/approve-notice.ts'
import { deletePreparedNotice } from '../news/approval/delete-prepared-notice.ts'
import { prepareChange } from '../news/approval/prepare-change.ts'
import { prepareNotice } from '../news/approval/prepare-notice.ts'
import { returnNotice } from '../news/approval/return-notice.ts'
import { updatePreparedNotice } from '../news/approval/update-prepared-notice.ts'
import { restoreNotice } from '../news/bin/restore-notice.ts'
import { deleteNews } from '../news/delete-news.ts'
import { listMarquee } from '../news/list-marquee.ts'
import { readFile } from '../news/read-file.ts'
import { readNoticePicture } from '../news/read-notice-picture.ts'
import { updateNews } from '../news/update-news.ts'
import { uploadNews } from '../news/upload-news.ts'
import { restoreNoticeVersion } from '../news/versions/restore-notice-version.ts'
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
import { listFactUses } from '../site/list-fact-uses.ts'
import { confirmPage, setPageOwners, sharePagePreview, suggestPage } from '../site/manage-page.ts'
import { cancelPageSchedule, movePage, restorePage, takeDownPage } from '../site/move-page.ts'
import { publishPage, rollBackPage } from '../site/publish-page.ts'
import { discardPageDraft, savePageDraft } from '../site/save-page-draft.ts'
import type { HandlerMap } from './handler.ts'

const coreHandlers = {
  viewAllNews,
  listMarquee,
  viewNews,
  uploadNews,
  updateNews,
  deleteNews,
  restoreNotice,
  restoreNoticeVersion,
  prepareNotice,
  prepareChange,
  updatePreparedNotice,
  deletePreparedNotice,
  approveNotice,
  returnNotice,
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
  restoreAlumnus,
  registerAdmission,
  decideApplication,
  sendFeedback,
  countSearchMiss,
  readFacultyPhoto,
  readAlumniPhoto,
  readResume,
  readFile,
  readNoticePicture,
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
  listFactUses,
  addPicture,
  updatePicture,
  replacePicture,
  deletePicture,
  restorePicture,
  listPictureUses,
  addDocument,
  updateDocument,
  replaceDocument,
  restoreDocumentVersion,
  deleteDocument,
  restoreDocument,
  listDocumentUses,
  readDocumentVersion,
  readPicture,
  readDocument,
  emptyBin,
  purgeEntry,
} satisfies Partial<HandlerMap>

/** A plugin may replace a handler of the core. */
export const handlers: HandlerMap = { ...coreHandlers, ...plugins.handlers }
