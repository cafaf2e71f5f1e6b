import type { Handler } from '@prangan/functions/http/handler'
import type { Firestore } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { createPlaces, placeOf } from './known-places.ts'
import { mayBeCounted } from './may-be-counted.ts'
import { createVisitCounter } from './visit-counter.ts'
import { storeVisits } from './visit-store.ts'

function start(firestore: Firestore) {
  const counter = createVisitCounter(
    (days) => storeVisits(firestore, days),
    (error) => logger.warn('unwritten visits', { error: String(error) }),
  )
  // The platform asks an instance to end, and gives it ten seconds. Elsewhere the listener would keep a process alive.
  if (!process.env.FIRESTORE_EMULATOR_HOST) process.once('SIGTERM', () => void counter.write())
  return { counter, readPlaces: createPlaces(firestore) }
}

/** What the process has counted and not written yet. */
const started = new WeakMap<Firestore, ReturnType<typeof start>>()

/** `isPublicForm` would cost three writes a visit, so the counter limits networks, in memory. */
export const countVisit: Handler<'countVisit'> = async ({ body }, { firebase, header, address, now }) => {
  if (mayBeCounted(header)) {
    const firestore = await firebase.firestore()
    const { counter, readPlaces } = started.get(firestore) ?? start(firestore)
    started.set(firestore, { counter, readPlaces })
    const place = placeOf(body, await readPlaces(now), now)
    if (place !== undefined) await counter.count({ kind: body.kind, place, address }, now)
  }
  return { message: 'Thank you.' }
}
