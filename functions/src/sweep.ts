import * as plugins from '@prangan/plugins/functions/sweeps'
import { sweepAlumniBin } from './alumni/bin/alumni-bin.ts'
import { sweepAlumniPhotos } from './alumni/sweep-alumni-photos.ts'
import { sweepAccounts } from './auth/sweep-accounts.ts'
import { sweepStaff } from './auth/sweep-staff.ts'
import { sweepRecordBin } from './faculty/records/record-bin.ts'
import { sweepFacultyFiles } from './faculty/sweep-faculty-files.ts'
import { sweepStaging } from './faculty/sweep-staging.ts'
import { sweepDepartments } from './faculty/sync-departments.ts'
import { sweepIdempotencyKeys } from './idempotency/sweep-idempotency-keys.ts'
import type { Configuration } from './lib/configuration.ts'
import type { Deps } from './lib/deps.ts'
import type { Firebase } from './lib/firebase.ts'
import { logFailedStep, logSweep } from './lib/log.ts'
import { sweepCopies } from './lib/public-copies.ts'
import { sweepDocumentBin } from './library/bin/document-bin.ts'
import { sweepPictureBin } from './library/bin/picture-bin.ts'
import { sweepLibrary } from './library/sweep-library.ts'
import { sweepMail } from './mail/sweep-mail.ts'
import { sweepDownloadTokens } from './media/sweep-download-tokens.ts'
import { sweepNewsBin } from './news/bin/news-bin-store.ts'
import { sweepNewsFiles } from './news/sweep-news-files.ts'
import { sweepNoticeVersions } from './news/versions/remove-versions.ts'
import { sweepSearchKeys } from './office/sweep-search-keys.ts'
import { recordEndedGrants } from './people/record-ended-grants.ts'
import { sweepSearchMisses } from './search/sweep-search-misses.ts'
import { sweepDraftEditors, sweepPreviews } from './site/nightly/sweep-drafts.ts'
import { sweepIssues } from './site/nightly/sweep-issues.ts'
import { sweepPageVersions } from './site/nightly/sweep-page-versions.ts'
import { sweepReviews } from './site/nightly/sweep-reviews.ts'
import { sweepSchedules } from './site/nightly/sweep-schedules.ts'

export type Step = (firebase: Firebase, now: Date, configuration: Configuration) => Promise<number>

const steps = {
  accounts: sweepAccounts,
  mails: sweepMail,
  photos: sweepAlumniPhotos,
  staged: sweepStaging,
  departments: sweepDepartments,
  facultyFiles: sweepFacultyFiles,
  newsFiles: sweepNewsFiles,
  noticeVersions: sweepNoticeVersions,
  library: sweepLibrary,
  newsBin: sweepNewsBin,
  alumniBin: sweepAlumniBin,
  recordBin: sweepRecordBin,
  pictureBin: sweepPictureBin,
  documentBin: sweepDocumentBin,
  idempotencyKeys: sweepIdempotencyKeys,
  searchKeys: sweepSearchKeys,
  staff: sweepStaff,
  endedGrants: recordEndedGrants,
  tokens: sweepDownloadTokens,
  copies: sweepCopies,
  pageVersions: sweepPageVersions,
  previews: sweepPreviews,
  draftEditors: sweepDraftEditors,
  findings: sweepIssues,
  reviews: sweepReviews,
  schedules: sweepSchedules,
  searchMisses: sweepSearchMisses,
  ...plugins.sweeps,
} satisfies Record<string, Step>

/**
 * Repairs what crashed processes and abandoned uploads left, and sends unsent mails. A failed step does not stop the others.
 * Returns the names of the failed steps.
 */
export async function sweepProject({ firebase, clock, configuration }: Deps): Promise<string[]> {
  const now = clock()
  const failed: string[] = []
  const counts = Object.entries<Step>(steps).map(async ([name, step]) => {
    try {
      return [[name, await step(firebase, now, configuration)]]
    } catch (error) {
      logFailedStep(name, error)
      failed.push(name)
      return []
    }
  })
  logSweep(Object.fromEntries((await Promise.all(counts)).flat()))
  return failed
}
