import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import type { EndpointName } from '@prangan/contract/endpoints/table'
import type { ErrorCode } from '@prangan/contract/errors'

const ofRecord: readonly ErrorCode[] = ['no-such-faculty', 'no-such-record']

const ofPerson: readonly ErrorCode[] = ['no-such-person', 'not-yourself']

const ofPage: readonly ErrorCode[] = ['no-such-page', 'site-not-loaded', 'changed-meanwhile']

const ofPicture: readonly ErrorCode[] = ['no-such-picture', 'site-not-loaded', 'changed-meanwhile']

const ofDocument: readonly ErrorCode[] = ['no-such-document', 'site-not-loaded', 'changed-meanwhile']

const ofApplication: readonly ErrorCode[] = ['no-such-application', 'changed-meanwhile', 'not-now']
const ofOwnApplication: readonly ErrorCode[] = ['application-look-ended', 'no-such-application']

/** The errors that a handler throws itself, beyond those that follow from its row in the table. */
const ownErrors: Partial<Record<EndpointName, readonly ErrorCode[]>> = {
  updateNews: ['no-such-notice', 'changed-meanwhile'],
  deleteNews: ['no-such-notice'],
  restoreNotice: ['not-in-bin'],
  purgeNotice: ['not-in-bin'],
  login: ['wrong-credentials', 'sign-in-delayed', 'too-often'],
  sendOtpReset: ['code-too-soon', 'too-often', 'mail-failed'],
  resetPassword: ['wrong-code', 'weak-password'],
  changePassword: ['wrong-current-password', 'weak-password', 'password-delayed', 'too-often'],
  endOtherSessions: ['wrong-current-password', 'password-delayed', 'too-often'],
  addFaculty: ['weak-password', 'email-taken'],
  toggleVisibility: ['no-such-faculty'],
  readDashboard: ['no-such-faculty'],
  confirmProfile: ['no-such-faculty'],
  updateFacultyDetails: ['weak-password', 'no-such-faculty', 'no-such-file', 'changed-meanwhile'],
  createPage: ['site-not-loaded', 'address-taken', 'address-reserved', 'pages-full'],
  savePageDraft: ['no-such-page', 'changed-meanwhile', 'too-large'],
  discardPageDraft: ['no-such-page', 'no-draft'],
  publishPage: [...ofPage, 'no-draft', 'page-unfinished', 'address-taken'],
  rollBackPage: [...ofPage, 'no-such-version', 'page-unfinished', 'address-taken'],
  cancelPageSchedule: ofPage,
  movePage: [...ofPage, 'address-taken', 'address-reserved', 'frame-stays'],
  takeDownPage: [...ofPage, 'frame-stays'],
  restorePage: [...ofPage, 'address-taken', 'frame-stays'],
  confirmPage: ['no-such-page'],
  suggestPage: ['no-such-page', 'no-draft'],
  setPageOwners: ['no-such-page', 'no-such-person'],
  sharePagePreview: ['no-such-page', 'no-draft'],
  addPicture: ['file-missing', 'picture-shape', 'site-not-loaded', 'library-full'],
  updatePicture: ofPicture,
  replacePicture: [...ofPicture, 'file-missing', 'picture-shape'],
  deletePicture: ['no-such-picture', 'site-not-loaded', 'picture-in-use'],
  listPictureUses: ['no-such-picture'],
  addDocument: ['file-missing', 'slug-taken', 'site-not-loaded', 'library-full'],
  updateDocument: ofDocument,
  replaceDocument: [...ofDocument, 'file-missing'],
  deleteDocument: ['no-such-document', 'site-not-loaded', 'document-in-use'],
  listDocumentUses: ['no-such-document'],
  readDocumentVersion: ['no-such-version'],
  grantAbilities: [...ofPerson, 'admin-may-all', 'changed-meanwhile'],
  disableAccount: ofPerson,
  enableAccount: ofPerson,
  sendPasswordReset: ['no-such-person', 'account-disabled', 'code-too-soon', 'too-often', 'mail-failed'],
  listExperiences: ['no-such-faculty'],
  listAwards: ['no-such-faculty'],
  listQualifications: ['no-such-faculty'],
  listPublications: ['no-such-faculty'],
  addExperience: ['no-such-faculty', 'records-full'],
  addAward: ['no-such-faculty', 'records-full'],
  addQualification: ['no-such-faculty', 'records-full'],
  addPublication: ['no-such-faculty', 'records-full'],
  deleteExperience: ofRecord,
  deleteAward: ofRecord,
  deleteQualification: ofRecord,
  deletePublication: ofRecord,
  updateExperience: ofRecord,
  updateAward: ofRecord,
  updateQualification: ofRecord,
  updatePublication: ofRecord,
  setHighlights: ofRecord,
  lookUpDoi: ['bad-doi', 'no-such-doi', 'doi-off', 'doi-unreachable'],
  registerAlumnus: ['photo-missing'],
  setAlumnusStatus: ['no-such-alumnus'],
  updateAlumnus: ['no-such-alumnus', 'changed-meanwhile'],
  deleteAlumnus: ['no-such-alumnus', 'changed-meanwhile'],
  countSearchMiss: ['too-often'],
  openInquiry: ['wrong-code', 'too-often'],
  requestInquiryCode: ['too-often'],
  readOwnInquiry: ['inquiry-look-ended', 'no-such-inquiry'],
  appealInquiry: ['inquiry-look-ended', 'no-such-inquiry', 'no-appeal'],
  handleInquiry: ['no-such-inquiry', 'changed-meanwhile', 'wrong-status'],
  decideApplication: [...ofApplication, 'not-sent-yet'],
  addAdmissionSession: ['session-taken'],
  updateAdmissionSession: ['no-such-session', 'changed-meanwhile', 'session-in-use'],
  previewList: ['no-such-session', 'list-too-long'],
  publishList: ['no-such-session', 'list-too-long', 'list-changed'],
  withdrawList: ['no-such-list', 'changed-meanwhile', 'list-followed', 'list-offered'],
  offerSeats: ['no-such-list', 'no-such-session', 'changed-meanwhile'],
  readMeritTrace: ['no-such-list'],
  openCounterApplication: ['no-such-application', 'not-now'],
  scrutiniseApplication: [
    ...ofApplication,
    'no-such-session',
    'not-sent-yet',
    'unchecked-items',
    'guardian-missing',
  ],
  recordGuardianConsent: [...ofApplication, 'no-such-session'],
  confirmFee: [...ofApplication, 'no-such-session', 'paid-outside-offer'],
  endApplication: [...ofApplication, 'no-such-session'],
  openApplication: ['wrong-code', 'too-often'],
  readOwnApplication: ofOwnApplication,
  addApplicationDocument: [
    ...ofOwnApplication,
    'not-now',
    'file-missing',
    'documents-full',
    'uploads-too-often',
    'wrong-photo-type',
  ],
  removeApplicationDocument: [...ofOwnApplication, 'not-now'],
  submitApplication: [...ofOwnApplication, 'not-now', 'admission-closed', 'documents-missing'],
  answerApplicationQueries: [...ofOwnApplication, 'not-now'],
  requestGuardianCode: [...ofOwnApplication, 'not-now', 'too-often', 'mail-failed'],
  confirmGuardian: [...ofOwnApplication, 'not-now', 'wrong-code'],
  takeBackConsent: [...ofOwnApplication, 'not-now', 'consent-needed'],
  giveConsent: [...ofOwnApplication, 'not-now'],
  answerOffer: [...ofOwnApplication, 'not-now', 'offer-ended'],
  reportFee: [...ofOwnApplication, 'not-now', 'offer-ended'],
  withdrawOwnApplication: [...ofOwnApplication, 'not-now', 'refund-changed'],
}

function bodyErrors({ body }: Endpoint): ErrorCode[] {
  if (!body) return []
  const files = Object.values(body.files ?? {})
  return [
    'invalid-input',
    ...(body.format.includes('json') ? (['broken-json'] as const) : []),
    ...(body.format.includes('multipart') ? (['broken-form'] as const) : []),
    'too-large',
    'wrong-type',
    ...(files.length > 0 ? (['broken-file'] as const) : []),
    ...(files.some(({ isPhoto }) => isPhoto) ? (['photo-too-large', 'wrong-photo-type'] as const) : []),
    ...(files.some(({ isPhoto }) => !isPhoto) ? (['file-too-large', 'wrong-file-type'] as const) : []),
  ]
}

/** Every failure that a row can answer, by its code in the catalogue. */
export function errorsOf(name: EndpointName, endpoint: Endpoint): ErrorCode[] {
  return [
    ...(endpoint.params ? (['bad-address', 'bad-id'] as const) : []),
    ...bodyErrors(endpoint),
    ...(endpoint.access === 'anyone' ? [] : (['sign-in-first', 'session-ended', 'not-allowed'] as const)),
    ...(endpoint.isPublicForm
      ? (['not-from-site', 'hidden-field', 'forms-too-often', 'forms-of-person'] as const)
      : []),
    ...(endpoint.creates ? (['bad-key', 'key-reused'] as const) : []),
    ...(endpoint.changesData ? (['not-a-page'] as const) : []),
    ...(endpoint.output === 'file' ? (['no-such-file'] as const) : []),
    ...(ownErrors[name] ?? []),
    'our-fault',
    'busy',
  ]
}
