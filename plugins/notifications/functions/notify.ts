import type { Notify, WantsMail } from '@prangan/functions/office/concern'
import { notificationPaths } from '../contract/paths.ts'
import { choicesOf, toChoices } from './choices.ts'

/** Merging keeps `readAt`, so what is told again stays read. */
export const notify: Notify = (writer, firestore, uid, { id, ...concern }) => {
  writer.set(firestore.doc(notificationPaths.item(uid, id)), concern, { merge: true })
}

export const wantsMail: WantsMail = async (firestore, uid) =>
  toChoices(await choicesOf(firestore, uid).get()).assigned
