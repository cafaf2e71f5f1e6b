import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import type { Column } from '@prangan/web/ui/desk/data-table.tsx'
import { ResourceScreen } from '@prangan/web/ui/desk/resource-screen.tsx'
import { useResourceScreen } from '@prangan/web/ui/desk/use-resource-screen.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { type ComponentProps, useMemo } from 'react'
import { hostelDeskMessages } from './messages.ts'
import { type RequestRow, requests, roomName } from './requests.ts'
import { StatusBadge } from './status-badge.tsx'

const loadDialogs = () => import('./request-dialogs.tsx')
const texts = () => hostelDeskMessages()
const bulk = () =>
  [
    { kind: 'give', label: texts().give.labels[0] },
    { kind: 'refuse', label: texts().refuse.labels[0], isDanger: true },
  ] as const

const columnsOf = (opener: (id: string) => ComponentProps<'button'>): Column<RequestRow>[] => [
  {
    id: 'title',
    header: texts().columns.name,
    cell: ({ id, name, createdAt }) => (
      <>
        <button
          type="button"
          {...opener(id)}
          className="min-h-6 text-start font-semibold text-indigo-900 underline wrap-anywhere hover:text-marigold-700"
        >
          <UserText text={name} />
        </button>
        <time dateTime={createdAt.toISOString()} className="block text-xs text-muted">
          {formatDateTime(createdAt)}
        </time>
      </>
    ),
  },
  { id: 'link', header: texts().columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'type', header: texts().columns.room, cell: ({ room }) => roomName(room) },
]

/** The office's requests for hostel rooms. */
export function ViewRequests() {
  const screen = useResourceScreen(requests, loadDialogs)
  const { opener } = screen
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={useMemo(() => columnsOf(opener), [opener])}
      bulk={bulk()}
      tableClass="desk-table"
    />
  )
}
