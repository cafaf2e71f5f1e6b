export const seedNote = 'The seed'

export const seedAuthor = 'The college'

const backTo = 'Back to version '

export const rollBackNote = (version: number): string => `${backTo}${version}`

export function rolledBackTo(note: string): number | undefined {
  const version = Number(note.slice(backTo.length))
  return rollBackNote(version) === note ? version : undefined
}
