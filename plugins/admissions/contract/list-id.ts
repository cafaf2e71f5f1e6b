type Numbered = { session: string; programme: string }

export const listId = ({ session, programme }: Numbered, number: number, revision = 0): string =>
  `${session}-${programme}-${number}${revision > 0 ? `-r${revision}` : ''}`

/** Returns the id that a list had before it was revised: all lists of a number share it. */
export const firstListId = (id: string): string => id.replace(/-r\d+$/, '')

/** As many ids as one query may name. */
const mostIds = 30

/** Returns the ids of a list and of those that it replaced, the newest first: each may have offered seats. */
export function idsUntil(id: string, revision: number): string[] {
  const first = firstListId(id)
  return Array.from({ length: revision + 1 }, (_, at) =>
    at === revision ? first : `${first}-r${revision - at}`,
  ).slice(0, mostIds)
}
