import '../faculty-list.css'
import { deskMessages } from '../../../../messages/desk.ts'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { members } from '../members.ts'
import { LayoutToggle } from './layout-toggle.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberGrid } from './member-grid.tsx'
import { useLayout } from './use-layout.ts'

const texts = () => deskMessages().members

const loadDialogs = () => import('./member-dialogs.tsx')

/** The office's list of the faculty, live: found by name, read and edited in a panel, removed and restored. */
export function ViewFaculty() {
  const screen = useResourceScreen(members, loadDialogs)
  const { list, linkTo, filter } = screen
  const [layout, setLayout] = useLayout()
  const nobody = filter.unchecked && !filter.search ? texts().allChecked : texts().empty
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={memberColumns(linkTo)}
      emptyText={nobody}
      filtersClass="flex flex-wrap items-end gap-x-6 gap-y-4 pb-6 *:first:grow *:first:basis-full xl:*:first:basis-0 max-xl:*:last:ml-auto"
      besideFilters={<LayoutToggle layout={layout} onChange={setLayout} />}
      tableClass="desk-table faculty-list"
      pagination={{ name: texts().name, failure: texts().notLoaded }}
    >
      {layout === 'grid' && <MemberGrid list={list} linkTo={linkTo} emptyText={nobody} />}
    </ResourceScreen>
  )
}
