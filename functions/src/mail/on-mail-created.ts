import type { Deps } from '../lib/deps.ts'
import { sendQueuedMail } from './send-queued-mail.ts'

export const onMailCreated =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    deliverMail(deps, document)

export async function deliverMail({ firebase, configuration, clock }: Deps, path: string): Promise<void> {
  const firestore = await firebase.firestore()
  const outcome = await sendQueuedMail(firestore.doc(path), { configuration, now: clock() })
  if (outcome === 'to be tried again') throw new Error('The mail could not be sent yet; it is tried again.')
}
