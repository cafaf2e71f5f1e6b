import { slugOfWords } from './slug.ts'

/** The address of a notice's page in the main language. The id decides; another slug redirects to this one. */
export const noticePath = ({ id, title }: { id: string; title: string }): string =>
  `/notices/${id}/${slugOfWords(title) || 'notice'}`
