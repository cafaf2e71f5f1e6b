import '../applications-table.css'
import { useMemo } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { applications } from '../applications.ts'
import { applicationColumns } from './application-columns.tsx'
import { OfficeSheet } from './office-sheet.tsx'

const texts = () => deskMessages().admissions
const loadDialogs = () => import('./application-dialogs.tsx')

/** The office's applications for admission: the list, or one as the sheet that is printed. */
export function ViewAdmissions() {
  const { params, stepOut } = useAddressParams()
  const sheetId = params.get('sheet') ?? ''
  if (sheetId)
    return <OfficeSheet key={sheetId} id={sheetId} onBack={() => stepOut({ open: sheetId, sheet: '' })} />
  return <ApplicationList />
}

function ApplicationList() {
  const screen = useResourceScreen(applications, loadDialogs)
  const { opener } = screen
  const { can } = useDeskSession()
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={useMemo(() => applicationColumns({ opener }), [opener])}
      bulk={can('admission:decide') ? [{ kind: 'decide', label: texts().decide.selected }] : undefined}
      filtersClass="grid grid-cols-2 gap-4 pb-4 *:first:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:*:first:col-span-full xl:auto-cols-[10.25rem] xl:grid-flow-col xl:grid-cols-[minmax(0,1fr)] xl:*:first:col-span-1"
      tableClass="desk-cards desk-applications"
    />
  )
}
