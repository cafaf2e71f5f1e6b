import { createCatalogue } from './catalogue.ts'
import type english from './en/applicant/index.ts'

export type ApplicantMessages = typeof english

const catalogue = createCatalogue<ApplicantMessages>({
  en: () => import('./en/applicant/index.ts'),
  hi: () => import('./hi/applicant/index.ts'),
})

/** Call it before these pages are rendered. */
export const loadApplicantMessages = catalogue.load

export const applicantMessages = catalogue.messages
