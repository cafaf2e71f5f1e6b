import { textFrom } from '@prangan/contract/language-fields'
import { Info } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { type NameOf, usePersonNames } from '../../../../lib/person-names.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { Translations } from '../../../../ui/desk/translations.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { type PreparedRow, preparedNotices, tabsWithApproval } from '../prepared-notices.ts'
import { PrepareLink } from './prepare-link.tsx'

const loadDialogs = () => import('./prepared-dialogs.tsx')
const news = () => deskMessages().news
const texts = () => news().approval

const columns = (opener: (id: string) => ComponentProps<'button'>, nameOf: NameOf): Column<PreparedRow>[] => [
  {
    id: 'title',
    header: texts().columns.title,
    cell: (row) => <Title row={row} nameOf={nameOf} />,
  },
  {
    id: 'type',
    header: texts().columns.state,
    cell: ({ state }) => (
      <Badge tone={state === 'waiting' ? 'indigo' : 'marigold'}>{texts().states[state]}</Badge>
    ),
  },
  {
    id: 'actions',
    header: news().columns.actions,
    cell: ({ id, title }) => (
      <span className="flex justify-center">
        <IconButton label={texts().open(title)} {...opener(id)}>
          <Info aria-hidden="true" size={18} />
        </IconButton>
      </span>
    ),
  },
]

function Title({ row, nameOf }: { row: PreparedRow; nameOf: NameOf }) {
  const { title, preparedBy, preparedByUid, preparedAt, returnReason, changeOf } = row
  const by = nameOf(preparedBy, preparedByUid)
  return (
    <>
      <span className="font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={title} />
      </span>
      <Translations text={textFrom('title', row)} className="mt-0.5 block text-sm text-muted wrap-anywhere" />
      <span title={by.title} className="mt-0.5 block text-xs text-muted wrap-anywhere">
        {changeOf && `${texts().isChange} `}
        {texts().preparedBy(by.name, formatDateTime(preparedAt))}
      </span>
      {returnReason && (
        <span className="mt-0.5 block text-sm text-ink wrap-anywhere">
          <UserText text={returnReason} />
        </span>
      )}
    </>
  )
}

/** Lists what waits for approval: all of it for those who publish, and for the others what they prepared. */
export function PreparedList({ count }: { count: number }) {
  const { uid, can } = useDeskSession()
  const publishes = can('news:publish')
  const listed = useMemo(() => preparedNotices(publishes ? null : uid), [publishes, uid])
  const resource = useMemo(() => ({ ...listed, tabs: () => tabsWithApproval(count) }), [listed, count])
  const screen = useResourceScreen(resource, loadDialogs)
  const { opener } = screen
  const nameOf = usePersonNames()
  return (
    <ResourceScreen
      screen={screen}
      title={news().title}
      caption={texts().caption}
      columns={useMemo(() => columns(opener, nameOf), [opener, nameOf])}
      emptyText={publishes ? texts().empty : texts().emptyOfClerk}
      actions={!publishes && <PrepareLink />}
    />
  )
}
