import { college } from '@prangan/contract/college.config'

/** The document's title: the page, then the college; home has the college's name alone. */
export function documentTitle(title: string): string {
  return title === '' ? college.name.en : `${title} · ${college.name.en}`
}
