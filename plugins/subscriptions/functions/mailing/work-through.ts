import type { Deps } from '@prangan/functions/lib/deps'
import type { Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import type { Channel, Reading } from './channel.ts'
import { releaseLease, takeLease } from './lease.ts'
import { queuePage } from './queue-page.ts'
import { type Sender, type Step, sendPage } from './send-page.ts'
import { isQuiet } from './times.ts'

type Work<Reader> = {
  /** Called once this worker has the lease. */
  prepare: () => Promise<Sender<Reader>>
  /** How many may be sent in a day. */
  perDay: number
  step: Step
}

/**
 * Sends the notices that are due, page by page, until nothing is left, the day's budget is used up, it is night, or the run has
 * taken too long. It may be killed anywhere: the next run goes on.
 */
export async function workThrough<Reader extends Reading>(
  deps: Deps,
  firestore: Firestore,
  channel: Channel<Reader>,
  { prepare, perDay, step }: Work<Reader>,
): Promise<void> {
  if (isQuiet(deps.clock())) return
  const lease = await takeLease(firestore, channel, deps.clock())
  if (!lease) return
  const started = performance.now()
  try {
    const sender = await prepare()
    while (performance.now() - started < subscriptionLimits.run && !isQuiet(deps.clock())) {
      const sent = await sendPage(deps, firestore, channel, { sender, step })
      if (sent === 'down') break
      if (sent === 'sent') continue
      step('before queueing')
      const queued = await queuePage(firestore, channel, lease, { now: deps.clock(), perDay })
      step('after queueing')
      if (queued !== 'queued') break
    }
  } finally {
    await releaseLease(firestore, lease)
  }
}
