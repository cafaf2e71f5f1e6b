import { Spinner } from '../spinner.tsx'

/** Stands where a section's code is on its way. */
export function SectionLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner /> Loading…
    </p>
  )
}
