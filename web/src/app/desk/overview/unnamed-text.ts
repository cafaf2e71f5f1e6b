import { deskMessages } from '../../../messages/desk.ts'
import type { Subject } from './in-overview.ts'

/** Says why a subject has no name: it is hidden from the person, gone (null), or not read yet (undefined). */
export function unnamedText(subject: Subject | null | undefined): string {
  const { noLongerThere, notForYou } = deskMessages().audit
  if (subject) return notForYou
  return subject === null ? noLongerThere : '…'
}
