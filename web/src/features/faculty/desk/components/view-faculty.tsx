import '../faculty-list.css'
import { Building2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { useDepartmentName } from '../../api/use-department-name.ts'
import { members } from '../members.ts'
import { LayoutToggle } from './layout-toggle.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberGrid } from './member-grid.tsx'
import { useLayout } from './use-layout.ts'

const texts = () => deskMessages().members

const DepartmentsDialog = lazy(async () => ({
  default: (await import('./departments-dialog.tsx')).DepartmentsDialog,
}))
const loadDialogs = () => import('./member-dialogs.tsx')

/** The office's list of the faculty, live: found by name, read and edited in a panel, removed and restored; and its departments. */
export function ViewFaculty({ menusHref }: { menusHref: string }) {
  const screen = useResourceScreen(members, loadDialogs)
  const { list, linkTo, filter } = screen
  const [layout, setLayout] = useLayout()
  const departmentName = useDepartmentName()
  const nobody = filter.unchecked && !filter.search ? texts().allChecked : texts().empty
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={memberColumns(linkTo, departmentName)}
      actions={<Departments menusHref={menusHref} />}
      emptyText={nobody}
      filtersClass="flex flex-wrap items-end gap-x-6 gap-y-4 pb-4 max-sm:gap-y-2 *:first:grow *:first:basis-full xl:*:first:basis-0 max-xl:*:last:ms-auto"
      besideFilters={<LayoutToggle layout={layout} onChange={setLayout} />}
      tableClass="desk-table faculty-list"
      pagination={{ name: texts().name, failure: texts().notLoaded }}
    >
      {layout === 'grid' && (
        <MemberGrid list={list} linkTo={linkTo} departmentName={departmentName} emptyText={nobody} />
      )}
    </ResourceScreen>
  )
}

/** A button that opens the departments, for those who may change them. */
function Departments({ menusHref }: { menusHref: string }) {
  const { can } = useDeskSession()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (!can('department:edit')) return null
  return (
    <>
      <Button look="secondary" onClick={() => setState('open')}>
        <Building2 aria-hidden="true" size={18} />
        {texts().departments.title}
      </Button>
      {state !== 'unopened' && (
        <Suspense>
          <DepartmentsDialog
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            menusHref={menusHref}
          />
        </Suspense>
      )}
    </>
  )
}
