import { createRequire } from 'node:module'
import type { CloudEvent, CloudFunction } from 'firebase-functions/v2'
import type { DocumentOptions } from 'firebase-functions/v2/firestore'

type Triggers = typeof import('firebase-functions/v2/firestore')

/**
 * Wraps a Firestore trigger, whose handler gets the document's path and not its data. Returns undefined in the processes of
 * HTTP functions. Firestore's triggers load gRPC, a quarter of the cold start that visitors would wait for, so their package is
 * required only where it is used. A tool that lists all functions gets them all.
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
 * Removes the document's snapshot from the events of a trigger. Events may arrive late and twice, so handlers read the current
 * document. Otherwise firebase-functions decodes each event with a Firestore client of its own, and with today's packages no
 * handler runs then (seen in the emulator).
 */
function withoutData<Event extends CloudEvent<unknown>>(
  trigger: CloudFunction<Event>,
): CloudFunction<CloudEvent<unknown>> {
  const run = (event: CloudEvent<unknown>) => trigger({ ...event, data: undefined })
  return Object.assign(run, trigger)
}
