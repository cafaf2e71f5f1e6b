import { createCatalogue } from './catalogue.ts'
import type english from './en/applicant/index.ts'

/** What the applicant's page and the merit lists say: the English catalogue's shape, which every other language's has, too. */
export type ApplicantMessages = typeof english

const catalogue = createCatalogue<ApplicantMessages>({
  en: () => import('./en/applicant/index.ts'),
  hi: () => import('./hi/applicant/index.ts'),
})

/** Loads what these pages say in a language, before they are rendered. Other pages do without it. */
export const loadApplicantMessages = catalogue.load

/** What the applicant's page and the merit lists say, in the language of the moment. */
export const applicantMessages = catalogue.messages
