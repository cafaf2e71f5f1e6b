import { shownText } from '@prangan/contract/content/show-in'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import type { Live } from '@prangan/web/lib/use-live.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { notificationMessages } from './messages.ts'
import type { OwnNotification } from './watch-notifications.ts'

type NotificationsProps = {
  live: Live<readonly OwnNotification[]>
  retry: () => void
  onOpen: (notification: OwnNotification) => void
  onMarkAll: () => Promise<void>
}

/** Lists what concerns the person, the latest first; each leads to its record. */
export function Notifications({ live, retry, onOpen, onMarkAll }: NotificationsProps) {
  const texts = notificationMessages()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (live.status === 'loading') return <p role="status">{messages().common.loading}</p>
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts.notLoaded}</LoadFailure>
  if (live.value.length === 0) return <EmptyState>{texts.none}</EmptyState>
  const hasUnread = live.value.some(({ readAt }) => !readAt)

  async function markAll(): Promise<void> {
    setBusy(true)
    const isMarked = await onMarkAll().then(
      () => true,
      () => false,
    )
    setFailed(!isMarked)
    setBusy(false)
  }

  return (
    <div className="grid gap-4">
      {/* It stays while nothing is unread, so that the focus does. */}
      <Button
        look="secondary"
        size="small"
        className="justify-self-end"
        busy={isBusy}
        isIdle={!hasUnread}
        onClick={markAll}
      >
        {texts.markAll}
      </Button>
      <Message tone="error">{hasFailed && texts.notMarked}</Message>
      <ul className="divide-y divide-line border-y border-line">
        {live.value.map((notification) => (
          <Item key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}

function Item({
  notification,
  onOpen,
}: { notification: OwnNotification } & Pick<NotificationsProps, 'onOpen'>) {
  const { text: written, path, at, readAt } = notification
  const { text, lang } = shownText(written, language())
  return (
    <li>
      <Link
        to={path}
        onClick={() => onOpen(notification)}
        className="flex min-h-11 items-start justify-between gap-3 rounded-card px-2 py-3 hover:bg-indigo-50"
      >
        <span className="min-w-0 wrap-anywhere">
          <span lang={lang} className={readAt ? 'text-ink' : 'font-semibold text-indigo-950'}>
            {text}
          </span>
          <span className="block text-sm text-muted">{formatDateTime(at)}</span>
        </span>
        {!readAt && <Badge tone="marigold">{notificationMessages().unread}</Badge>}
      </Link>
    </li>
  )
}
