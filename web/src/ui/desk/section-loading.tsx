import { messages } from '../../messages/index.ts'
import { Spinner } from '../spinner.tsx'

type SectionLoadingProps = {
  /** The section's, where nothing of it is there yet. */
  title?: string
}

export function SectionLoading({ title }: SectionLoadingProps) {
  if (title === undefined)
    return (
      <p role="status" className="flex items-center gap-3 py-16 text-muted">
        <Spinner /> {messages().common.loading}
      </p>
    )
  return (
    <div className="grid gap-6">
      {/* No heading: the focus goes to that of the section. */}
      <p
        role="status"
        className="flex min-h-12 items-center font-serif text-2xl font-semibold text-indigo-950 not-[:lang(hi)]:pt-1"
      >
        {title}
        <span className="sr-only">, {messages().common.loading}</span>
      </p>
      <div aria-hidden="true" className="desk-skeleton card grid gap-6 p-6">
        {['1', '2', '3', '4', '5'].map((line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  )
}
