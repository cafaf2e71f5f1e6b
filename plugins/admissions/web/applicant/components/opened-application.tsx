import { messages } from '@prangan/web/messages/index.ts'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { OwnContext, useOpened } from '../api/own-application.ts'
import { ApplicationProgress } from './application-progress.tsx'

type OpenedApplicationProps = {
  token: string
  /** The token opens it no more. `number` is that of the application, or ''. */
  onEnd: (number: string) => void
  onClose: () => void
}

export function OpenedApplication({ token, onEnd, onClose }: OpenedApplicationProps) {
  const end = () => onEnd(application?.number ?? '')
  const { loaded, said, load, ...own } = useOpened(token, end)
  const application = loaded.status === 'ready' ? loaded.value : undefined
  if (loaded.status === 'failed') return <LoadFailure onRetry={load}>{loaded.reason}</LoadFailure>
  if (!application) return <p role="status">{messages().common.loading}</p>
  return (
    <OwnContext value={{ ...own, application }}>
      <ApplicationProgress said={said} onRefresh={load} onClose={onClose} />
    </OwnContext>
  )
}
