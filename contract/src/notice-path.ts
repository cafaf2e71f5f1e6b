import { slugOfWords } from './slug.ts'

/** The home page carries some of these addresses. */
const longestSlug = 40

/** The address of a notice's page in the main language. The id decides; another slug redirects to this one. */
export const noticePath = ({ id, title }: { id: string; title: string }): string =>
  `/notices/${id}/${slugOfWords(title, longestSlug) || 'notice'}`
