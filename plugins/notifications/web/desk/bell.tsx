import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { SidePanel } from '@prangan/web/ui/desk/side-panel.tsx'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { notificationLimits } from '../../contract/limits.ts'
import { markRead } from './api.ts'
import { notificationMessages } from './messages.ts'
import { Notifications } from './notifications.tsx'

const load = async () => (await import('./watch-notifications.ts')).watchNotifications

/** Shows how many notifications are unread, and opens them in a panel. */
export function Bell() {
  const texts = notificationMessages()
  const { uid, getToken } = useDeskSession()
  const { live, retry } = useLive(load, uid)
  const [isOpen, setOpen] = useState(false)
  const unread = live.status === 'ready' ? live.value.filter(({ readAt }) => !readAt) : []
  const hasMore = unread.length === notificationLimits.shown
  const label = live.status === 'ready' ? texts.bell(unread.length, hasMore) : texts.title

  return (
    <>
      <button
        type="button"
        className="relative grid size-11 place-items-center rounded-card text-white hover:bg-indigo-800 md:size-9"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BellIcon aria-hidden="true" size={22} />
        {unread.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 min-w-4.5 rounded-full bg-marigold-500 px-1 text-center text-xs leading-4.5 font-semibold text-indigo-950"
          >
            {hasMore ? `${unread.length - 1}+` : unread.length}
          </span>
        )}
      </button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} initialFocus="title">
        <Notifications
          live={live}
          retry={retry}
          onOpen={({ id, readAt }) => {
            setOpen(false)
            // If that fails it stays unread, and the record is open.
            if (!readAt) markRead([id], getToken).catch(console.warn)
          }}
          onMarkAll={() =>
            markRead(
              unread.map(({ id }) => id),
              getToken,
            )
          }
        />
      </SidePanel>
    </>
  )
}
