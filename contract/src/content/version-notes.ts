/** The note of the version that was loaded with the seed. */
export const seedNote = 'The seed'

/** By whom the versions of the seed are: nobody of the staff. */
export const seedAuthor = 'The college'

const backTo = 'Back to version '

/** The note of a version that takes the page back to an earlier one, where nobody wrote another. */
export const rollBackNote = (version: number): string => `${backTo}${version}`

/** The version that such a note names; undefined for any other note. */
export function rolledBackTo(note: string): number | undefined {
  const version = Number(note.slice(backTo.length))
  return rollBackNote(version) === note ? version : undefined
}
