import type { Live } from '../../../lib/use-live.ts'
import { messages } from '../../../messages/index.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/** Shown in place of a profile while there is none. */
export function ProfileState({
  live,
  id,
  onRetry,
}: {
  live: Live<unknown>
  id: string
  onRetry: () => void
}) {
  const { common, faculty } = messages()
  if (live.status === 'failed')
    return <LoadFailure onRetry={onRetry}>{faculty.profile.failed(live.reason)}</LoadFailure>
  if (live.status === 'ready') return <EmptyState>{faculty.profile.missing(id)}</EmptyState>
  return (
    <p role="status" className="flex items-center gap-3 py-10 text-muted">
      <Spinner /> {common.loading}
    </p>
  )
}
