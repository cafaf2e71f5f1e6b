import { connectFirebase } from '../firebase.ts'
import { sendQueuedMail } from './send-queued-mail.ts'

const firebase = connectFirebase()

/** A mail was queued: it goes out at once. */
export async function onMailCreated({ document }: { document: string }): Promise<void> {
  const firestore = await firebase.firestore()
  await sendQueuedMail(firestore.doc(document))
}
