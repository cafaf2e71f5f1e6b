import { CloudAlert, CloudCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import type { DraftView } from '../editor/draft-store.ts'

/** Whether what was typed is saved. */
export function SaveStatus({ view: { state, failure, conflicts } }: { view: DraftView }) {
  const isOnline = useIsOnline()
  const [Icon, text, look] =
    state === 'saved'
      ? ([CloudCheck, 'Saved', 'text-success'] as const)
      : !isOnline
        ? ([CloudOff, 'Offline: kept on this device, saved when you are back', 'text-marigold-700'] as const)
        : state === 'failed'
          ? ([CloudAlert, `Not saved, will try again. ${failure}`, 'text-danger'] as const)
          : state === 'blocked'
            ? ([
                CloudAlert,
                conflicts.length > 0
                  ? 'Not all saved: please choose a text below'
                  : 'Not all saved: see below',
                'text-danger',
              ] as const)
            : ([LoaderCircle, 'Saving…', 'text-muted'] as const)
  return (
    <p role="status" className={`inline-flex min-w-0 items-center gap-1.5 text-xs font-medium ${look}`}>
      <Icon aria-hidden="true" size={16} className="flex-none" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
