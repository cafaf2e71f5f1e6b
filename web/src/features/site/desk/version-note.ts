import { rolledBackTo, seedAuthor, seedNote } from '@prangan/contract/content/version-notes'
import { deskMessages } from '../../../messages/desk.ts'

/** The note of a version: as it was typed, or what the server notes in the language of the desk. */
export function versionNote(note: string): string {
  const texts = deskMessages().pageEditor.history.notes
  if (note === seedNote) return texts.seed
  const version = rolledBackTo(note)
  return version === undefined ? note : texts.backTo(version)
}

/** By whom a page or a version is: the e-mail address, or the college, in the language of the desk, for what the site began with. */
export const authorName = (by: string): string =>
  by === seedAuthor ? deskMessages().pageEditor.history.notes.college : by
