import '../alumni-table.css'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { alumni } from '../alumni.ts'
import { statusLabels } from '../alumni-labels.ts'
import { useDuplicates } from '../api/use-duplicates.ts'
import { useRemovals } from '../api/use-removals.ts'
import { alumniColumns } from './alumni-columns.tsx'

const loadDialogs = () => import('./alumni-dialogs.tsx')
const bulk = [{ kind: 'verify', label: 'Verify selected' }] as const

/** The office's list of alumni, verified and requested: live, searched, verified, changed and deleted. */
export function ViewAlumni() {
  const screen = useResourceScreen(alumni, loadDialogs)
  const { list, filter, opener, ask } = screen
  const { pending } = useRemovals()
  const duplicatesOf = useDuplicates(list.rows)
  const isVerified = filter.tab === 'verified'
  const status = statusLabels(isVerified)
  return (
    <ResourceScreen
      screen={screen}
      title="View Alumni"
      caption={`${status} alumni, the latest registration first`}
      columns={alumniColumns({ duplicatesOf, removalOf: ({ id }) => pending.get(id), opener, ask })}
      emptyText={`No ${status} Records Found`}
      bulk={isVerified ? undefined : bulk}
      isSelectable={({ id }) => !pending.has(id)}
      tableClass="desk-cards desk-people"
      rowState={({ id }) => (pending.has(id) ? 'going' : undefined)}
    />
  )
}
