import { Spinner } from '../../ui/spinner.tsx'

/** Stands in the frame while a page's code is on its way. */
export function LoadingPage() {
  return (
    <div role="status" className="grid min-h-[80vh] place-items-center text-muted">
      <span className="flex items-center gap-3">
        <Spinner /> Loading…
      </span>
    </div>
  )
}
