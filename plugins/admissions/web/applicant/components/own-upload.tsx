import { messages } from '@prangan/web/messages/index.ts'
import { lazy, Suspense } from 'react'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import { useStepsMessages } from '../../apply/steps/application-steps.tsx'

/** With the code that makes pictures smaller, which only those load who add one. */
const OwnSlot = lazy(async () => ({ default: (await import('./own-slot.tsx')).OwnSlot }))

/** A document that may be added or replaced now. */
export function OwnUpload({ rule }: { rule: DocumentRule }) {
  const loading = <p role="status">{messages().common.loading}</p>
  if (!useStepsMessages()) return loading
  return (
    <Suspense fallback={loading}>
      <OwnSlot rule={rule} />
    </Suspense>
  )
}
