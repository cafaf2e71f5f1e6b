export const seedNote = 'The seed'

/** The author of the seed's versions, who is not a member of staff. */
export const seedAuthor = 'The college'

const backTo = 'Back to version '

export const rollBackNote = (version: number): string => `${backTo}${version}`

/** Returns the version that a roll-back note names; undefined for other notes. */
export function rolledBackTo(note: string): number | undefined {
  const version = Number(note.slice(backTo.length))
  return rollBackNote(version) === note ? version : undefined
}
