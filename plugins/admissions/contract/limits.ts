import { statusPage } from '@prangan/contract/limits'

const KiB = 1024
const MiB = 1024 * KiB

/** Sizes are in bytes, times in milliseconds. */
export const admissionLimits = {
  ...statusPage,
  /** Bytes of a document as uploaded. The browser shrinks pictures before, and the server again afterwards. */
  documentBytes: 2 * MiB,
  /** The maximum age of a token, however often it is used. */
  longestToken: 12 * 60 * 60_000,
  /** Bytes of a stored photo or signature, of a page, and of all documents of an application. */
  photoBytes: 200 * KiB,
  pageBytes: 1 * MiB,
  totalBytes: 12 * MiB,
  /** Files per application and day, including refused ones, since checking and shrinking each costs time. */
  uploadsPerDay: 60,
  pageSide: 2_000,
  photoSide: 800,
  answerDays: 7,
  /** Corrected facts of one call, and those that applicants make themselves in all. */
  factsAtOnce: 40,
  ownCorrections: 60,
  /** Corrections of what was reported of payments. */
  reports: 10,
  fullAge: 18,
  certificateYear: 365 * 24 * 60 * 60_000,
  programmes: 20,
  categories: 20,
  subjects: 60,
  subjectGroups: 8,
  claims: 20,
  documents: 20,
  rounds: 10,
  holidays: 60,
  /** As many as a challan has room for. */
  feeHeads: 15,
  /** Documents of an application, and rows of a list, which is one Firestore document. */
  files: 12,
  rows: 3_000,
  /** Of one applicant to one list; each but the last has been answered. */
  objections: 3,
  /** How long documents of unsuccessful applications are kept after the session closes. */
  documentLifetime: 365 * 24 * 60 * 60_000,
  /** Rows of a bank's statement per call, and the bytes of such a call. */
  creditsAtOnce: 100,
  statementBytes: 256 * KiB,
  /** Decisions about seats with one revised list, which are one commit with it. */
  decisionsAtOnce: 60,
  /** Applications per call; the desk repeats the call until none is left. */
  offersAtOnce: 50,
} as const
