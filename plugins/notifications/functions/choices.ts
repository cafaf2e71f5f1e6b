import type { Handler } from '@prangan/functions/http/handler'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { StoredChoicesSchema } from '../contract/notifications.ts'
import { notificationPaths } from '../contract/paths.ts'

export const choicesOf = (firestore: Firestore, uid: string) => firestore.doc(notificationPaths.choices(uid))

export const toChoices = (stored: DocumentSnapshot) => parseStored(StoredChoicesSchema, stored)

export const readNotificationChoices: Handler<'readNotificationChoices'> = async (
  _input,
  { caller, firebase },
) => {
  const { morning, assigned } = toChoices(await choicesOf(await firebase.firestore(), caller.uid).get())
  return { morning, assigned }
}

export const chooseNotifications: Handler<'chooseNotifications'> = async ({ body }, { caller, firebase }) => {
  const { morning, assigned, language } = body
  const chosen = { morning, assigned, language }
  await choicesOf(await firebase.firestore(), caller.uid).set(chosen, { merge: true })
  return { morning, assigned }
}
