import * as plugins from '@prangan/plugins/functions/notify'
import type { Firestore } from 'firebase-admin/firestore'
import type { Notify, WantsMail } from './concern.ts'

const notifications: readonly Notify[] = plugins.notify
const choices: readonly WantsMail[] = plugins.wantsMail

/** Tells a member of staff what concerns them, in the transaction or batch of its change. */
export const notify: Notify = (...concern) => {
  for (const add of notifications) add(...concern)
}

/** Returns false if the person does not want mails about what is assigned to them. */
export async function wantsMail(firestore: Firestore, uid: string): Promise<boolean> {
  const answers = await Promise.all(choices.map((isWanted) => isWanted(firestore, uid)))
  return answers.every(Boolean)
}
