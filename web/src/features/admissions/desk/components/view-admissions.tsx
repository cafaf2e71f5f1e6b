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

/** The office's applications for admission: the list, or one as the sheet that is printed. */
export function ViewAdmissions() {
  const { params, stepOut } = useAddressParams()
  const sheetId = params.get('sheet') ?? ''
  if (!sheetId) return <Applications />
  return <OfficeSheet key={sheetId} id={sheetId} onBack={() => stepOut({ open: sheetId, sheet: '' })} />
}

const loadDialogs = () => import('./application-dialogs.tsx')
const texts = deskMessages().admissions
const bulk = [{ kind: 'decide', label: texts.decide.selected }] as const

/** The live list with its filters, its export and its bulk decision. */
function Applications() {
  const screen = useResourceScreen(applications, loadDialogs)
  const { opener } = screen
  const { can } = useDeskSession()
  return (
    <ResourceScreen
      screen={screen}
      title={texts.title}
      caption={texts.caption}
      columns={useMemo(() => applicationColumns(opener), [opener])}
      bulk={can('admission:decide') ? bulk : undefined}
      tableClass="desk-cards desk-applications"
    />
  )
}
