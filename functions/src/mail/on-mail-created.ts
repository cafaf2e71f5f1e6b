import type { Firestore } from 'firebase-admin/firestore'
import { connectFirebase } from '../lib/firebase.ts'
import { sendQueuedMail } from './send-queued-mail.ts'

const firebase = connectFirebase()

/** A mail was queued: it goes out at once. Throws where it could not, and the platform gives the event again. */
export async function onMailCreated({ document }: { document: string }): Promise<void> {
  await deliverMail(await firebase.firestore(), document)
}

/** Sends the queued mail at this path. Throws where it is to be tried again. */
export async function deliverMail(firestore: Firestore, path: string): Promise<void> {
  const outcome = await sendQueuedMail(firestore.doc(path))
  if (outcome === 'to be tried again') throw new Error('The mail could not be sent yet; it is tried again.')
}
