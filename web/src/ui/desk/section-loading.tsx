import { messages } from '../../messages/index.ts'
import { Spinner } from '../spinner.tsx'

/** Shown while a section's code is loading. */
export function SectionLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner /> {messages().common.loading}
    </p>
  )
}
