import { createRequire } from 'node:module'
import type { CloudEvent, CloudFunction } from 'firebase-functions/v2'
import type { DocumentOptions } from 'firebase-functions/v2/firestore'

type Triggers = typeof import('firebase-functions/v2/firestore')

/**
 * A trigger of Firestore, whose handler gets the document's path and not its data; undefined in the processes of
 * functions that are called over HTTP. Firestore's triggers load gRPC, a quarter of the cold start that visitors would
 * wait for, so their package is required only where it is used. The platform names the function that a process serves,
 * and its kind; a tool that lists all functions gets them all.
 */
export function documentTrigger(
  on: 'onDocumentCreated' | 'onDocumentWritten',
  options: DocumentOptions,
  handle: (event: { document: string }) => unknown,
) {
  const { FUNCTION_TARGET, FUNCTION_SIGNATURE_TYPE } = process.env
  if (FUNCTION_TARGET && FUNCTION_SIGNATURE_TYPE !== 'cloudevent') return
  const triggers: Triggers = createRequire(import.meta.url)('firebase-functions/v2/firestore')
  return on === 'onDocumentCreated'
    ? withoutData(triggers.onDocumentCreated(options, handle))
    : withoutData(triggers.onDocumentWritten(options, handle))
}

/**
 * Gives a trigger events without the document's snapshot. Events come late and twice, so handlers read the document as it
 * is now. firebase-functions would first decode each event into a snapshot with a Firestore client of its own, and with the
 * packages of today no handler runs then (seen in the emulator).
 */
function withoutData<Event extends CloudEvent<unknown>>(
  trigger: CloudFunction<Event>,
): CloudFunction<CloudEvent<unknown>> {
  const run = (event: CloudEvent<unknown>) => trigger({ ...event, data: undefined })
  return Object.assign(run, trigger)
}
