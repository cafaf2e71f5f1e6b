import { CloudAlert, CloudCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { DraftView } from '../editor/draft-store.ts'

const texts = () => deskMessages().pageEditor.saving

export function SaveStatus({ view: { state, failure, conflicts } }: { view: DraftView }) {
  const isOnline = useIsOnline()
  const [Icon, text, look] =
    state === 'saved'
      ? ([CloudCheck, texts().saved, 'text-success'] as const)
      : !isOnline
        ? ([CloudOff, texts().offline, 'text-marigold-700'] as const)
        : state === 'failed'
          ? ([CloudAlert, texts().failed(failure), 'text-danger'] as const)
          : state === 'blocked'
            ? ([
                CloudAlert,
                conflicts.length > 0 ? texts().conflict : texts().blocked,
                'text-danger',
              ] as const)
            : ([LoaderCircle, texts().saving, 'text-muted'] as const)
  return (
    <p role="status" className={`inline-flex min-w-0 items-center gap-1.5 text-xs font-medium ${look}`}>
      <Icon aria-hidden="true" size={16} className="flex-none" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
