import type { Deps } from '@prangan/functions/lib/deps'
import type { Firestore } from 'firebase-admin/firestore'
import { pushChannel } from '../mailing/channel.ts'
import type { Step } from '../mailing/send-page.ts'
import { isQuiet } from '../mailing/times.ts'
import { workThrough } from '../mailing/work-through.ts'
import { pushKeys } from '../settings.ts'

export async function sendNoticePushes(deps: Deps, step: Step = () => {}): Promise<void> {
  const keys = pushKeys()
  if (!keys || isQuiet(deps.clock())) return
  const firestore = await deps.firebase.firestore()
  if (!(await hasWork(firestore, deps.clock()))) return
  const { pushSender } = await import('./push-sender.ts')
  const prepare = () => pushSender(deps, firestore, keys)
  await workThrough(deps, firestore, pushChannel, { prepare, perDay: Number.POSITIVE_INFINITY, step })
}

/** Costs two reads where the lease would cost writes. */
async function hasWork(firestore: Firestore, now: Date): Promise<boolean> {
  const { mailings, queue } = pushChannel
  const open = firestore.collection(mailings).where('status', '==', 'open')
  const queued = firestore.collection(queue).where('nextAt', '<=', now)
  const found = await Promise.all([open, queued].map((query) => query.limit(1).get()))
  return found.some(({ empty }) => !empty)
}
