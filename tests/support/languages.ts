import { allLanguages, isSiteLanguage } from '@prangan/contract/languages'

/** The condition of tests that read the site in Hindi: `test.skip(!hasHindi, noHindi)`. */
export const hasHindi = isSiteLanguage('hi')
export const noHindi = 'The site of this college is not in Hindi.'

/** The language after English; English itself where the site has no other. */
export const [, secondLanguage = 'en'] = allLanguages
