import '../alumni-table.css'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { BinLink } from '../../../../ui/desk/bin-link.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { alumni } from '../alumni.ts'
import { useDuplicates } from '../api/use-duplicates.ts'
import { useRemovals } from '../api/use-removals.ts'
import { alumniColumns } from './alumni-columns.tsx'

const loadDialogs = () => import('./alumni-dialogs.tsx')
const texts = () => deskMessages().alumni
const bulk = () => [{ kind: 'verify', label: texts().verifySelected }] as const

/** The office's list of alumni, verified and requested: live, searched, verified, changed and deleted. */
export function ViewAlumni() {
  const screen = useResourceScreen(alumni, loadDialogs)
  const { list, filter, opener, ask } = screen
  const { pending } = useRemovals()
  const { can } = useDeskSession()
  const duplicatesOf = useDuplicates(list.rows)
  const isVerified = filter.tab === 'verified'
  const tab = isVerified ? 'verified' : 'requested'
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().captions[tab]}
      columns={alumniColumns({ can, duplicatesOf, removalOf: ({ id }) => pending.get(id), opener, ask })}
      emptyText={texts().empty[tab]}
      bulk={isVerified || !can('alumnus:verify') ? undefined : bulk()}
      isSelectable={({ id }) => !pending.has(id)}
      tableClass="desk-cards desk-people"
      actions={<BinLink kind="alumni" />}
      rowState={({ id }) => (pending.has(id) ? 'going' : undefined)}
    />
  )
}
