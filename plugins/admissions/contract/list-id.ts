type Numbered = { session: string; programme: string }

export const listId = ({ session, programme }: Numbered, number: number, revision = 0): string =>
  `${session}-${programme}-${number}${revision > 0 ? `-r${revision}` : ''}`

/** Returns the id that a list had before it was revised: all lists of a number share it. */
export const firstListId = (id: string): string => id.replace(/-r\d+$/, '')
