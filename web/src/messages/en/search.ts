import { languages, otherLanguages } from '@prangan/contract/languages'
import { all, others } from './language-names.ts'

const readsDevanagari = otherLanguages.some((language) => languages[language].script === 'Devanagari')

export const search = {
  title: 'Search',
  description: (college: string) =>
    `Search the pages, notices, documents, teachers and alumni of ${college}.`,
  /** The input's label for screen readers, and its placeholder. */
  label: 'Search this website',
  placeholder: 'Search',
  submit: 'Search',
  hint: readsDevanagari
    ? `In ${all.or}, also in Latin letters: pravesh finds प्रवेश.`
    : others.or && `In ${all.or}.`,
  searching: 'Searching…',
  found: (count: number, query: string) =>
    count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`,
  first: (count: number) => `The first ${count} are shown. Add a word to find fewer.`,
  none: (query: string) => `Nothing found for “${query}”`,
  shownFor: (query: string) => `These are the results for “${query}”.`,
  advice: 'Please check the spelling, or try a shorter or different word.',
  mainPages: 'Popular pages',
  askOffice: 'Or call the office on a working day:',
  kinds: { page: 'Page', notice: 'Notice', document: 'Document', teacher: 'Teacher', alumnus: 'Alumni' },
  ended: 'Ended',
  failed: 'We couldn’t load the search. Check your internet connection and try again.',
  retry: 'Try again',
  allResults: (count: number) => `All ${count} results`,
}
