import type { CloudEvent, CloudFunction } from 'firebase-functions/v2'

/**
 * A document trigger that is told which document it is about, not what stood in it. Its handler reads the document as
 * it stands now, since events come late and twice; and the decoder, which brings the whole Firestore client into the
 * start of every function, is left out of the bundle (build.ts).
 */
export function withoutData<Event extends CloudEvent<unknown>>(
  trigger: CloudFunction<Event>,
): CloudFunction<Event> {
  const run = (event: CloudEvent<unknown>) => trigger({ ...event, data: undefined })
  return Object.assign(run, trigger)
}
