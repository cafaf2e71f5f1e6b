import { paths } from '../../../paths.ts'

/** The id of the part of the list of notices that has what was found: on a phone it begins below the form. */
export const foundId = 'found'

/** Returns the address of what is found in the list of notices. */
export function foundHref(query = new URLSearchParams()): string {
  const search = query.size > 0 ? `?${query}` : ''
  return `${paths.notices.href()}${search}#${foundId}`
}
