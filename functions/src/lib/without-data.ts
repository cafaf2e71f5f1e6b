import type { CloudEvent, CloudFunction } from 'firebase-functions/v2'

/**
 * A document trigger that gets the document's path, but not its snapshot. Events come late and twice, so handlers read the
 * document as it is now. firebase-functions would first decode each event into a snapshot with a Firestore client of its
 * own, and with the packages of today no handler runs then (seen in the emulator).
 */
export function withoutData<Event extends CloudEvent<unknown>>(
  trigger: CloudFunction<Event>,
): CloudFunction<Event> {
  const run = (event: CloudEvent<unknown>) => trigger({ ...event, data: undefined })
  return Object.assign(run, trigger)
}
