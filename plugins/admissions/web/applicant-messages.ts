import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../messages/en/applicant/index.ts'

export type ApplicantMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: ApplicantMessages }>('../messages/*/applicant/index.ts'),
)

/** Call it before these pages are rendered. */
export const loadApplicantMessages = catalogue.load

export const applicantMessages = catalogue.messages
