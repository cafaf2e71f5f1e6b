import '../alumni-table.css'
import { lazy, Suspense } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { alumni } from '../alumni.ts'
import { useDuplicates } from '../api/use-duplicates.ts'
import { useRemovals } from '../api/use-removals.ts'
import { alumniColumns } from './alumni-columns.tsx'

const AlumniBin = lazy(async () => ({ default: (await import('./alumni-bin.tsx')).AlumniBin }))
const loadDialogs = () => import('./alumni-dialogs.tsx')
const texts = () => deskMessages().alumni
const bulk = () => [{ kind: 'verify', label: texts().verifySelected }] as const

/** The office's list of alumni, verified and requested: live, searched, verified, changed and deleted; and their bin. */
export function ViewAlumni() {
  const screen = useResourceScreen(alumni, loadDialogs)
  const { list, filter, heading, opener, ask } = screen
  const { pending } = useRemovals()
  const duplicatesOf = useDuplicates(list.rows)
  const isVerified = filter.tab === 'verified'
  const tab = isVerified ? 'verified' : 'requested'
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().captions[tab]}
      columns={alumniColumns({ duplicatesOf, removalOf: ({ id }) => pending.get(id), opener, ask })}
      emptyText={texts().empty[tab]}
      bulk={isVerified ? undefined : bulk()}
      isSelectable={({ id }) => !pending.has(id)}
      tableClass="desk-cards desk-people"
      panels={{
        bin: (
          <Suspense fallback={<SectionLoading />}>
            <AlumniBin heading={heading} />
          </Suspense>
        ),
      }}
      rowState={({ id }) => (pending.has(id) ? 'going' : undefined)}
    />
  )
}
