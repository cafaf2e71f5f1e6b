import { messages } from '../../../messages/index.ts'

/** Shown while the first notices are loading. */
export function ListSkeleton() {
  return (
    <div className="grid gap-6 py-3" role="status">
      <span className="sr-only">{messages().notices.loading}</span>
      {['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'].map((width) => (
        <span key={width} aria-hidden="true" className={`block h-5 rounded-card bg-sand ${width}`} />
      ))}
    </div>
  )
}
