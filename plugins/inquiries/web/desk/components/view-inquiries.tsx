import '../inquiries.css'
import { dayInIndia } from '@prangan/contract/india-time'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { ExportButton } from '@prangan/web/ui/desk/export-button.tsx'
import { ResourceScreen } from '@prangan/web/ui/desk/resource-screen.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { useResourceScreen } from '@prangan/web/ui/desk/use-resource-screen.ts'
import { useMemo, useState } from 'react'
import { useInquiries } from '../inquiries.ts'
import { inquiryDeskMessages } from '../messages.ts'
import { inquiryColumns } from './inquiry-columns.tsx'

const loadDialogs = () => import('./inquiry-dialogs.tsx')
const texts = () => inquiryDeskMessages()
const bulk = () =>
  [
    { kind: 'acknowledge', label: texts().acknowledge.labels[0] },
    { kind: 'assign', label: texts().assign.labels[0] },
    { kind: 'close', label: texts().close.labels[0], isDanger: true },
  ] as const

/** The office's feedback, enquiries and grievances: one inbox. */
export function ViewInquiries() {
  const screen = useResourceScreen(useInquiries(), loadDialogs)
  const { opener, filter } = screen
  const { can } = useDeskSession()
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={filter.tab === 'due' ? texts().captions.due : texts().captions.all}
      columns={useMemo(() => inquiryColumns(opener), [opener])}
      bulk={can('inquiry:handle') ? bulk() : undefined}
      actions={<YearlyReport />}
      tableClass="desk-table desk-inquiries"
    />
  )
}

const yearsBack = 5

/** Exports the yearly report about grievances: number, category, days and outcome, without names. */
function YearlyReport() {
  const thisYear = Number(dayInIndia(new Date()).slice(0, 4))
  const [year, setYear] = useState(String(thisYear))
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="w-28">
        <SelectInput
          aria-label={texts().report.year}
          options={Array.from({ length: yearsBack }, (_, back) => String(thisYear - back))}
          value={year}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
      </div>
      <ExportButton
        label={texts().report.action}
        make={async (run) => (await import('../inquiry-tables.ts')).yearlyReport(Number(year))(run)}
        name={`grievances-of-${year}`}
        nouns={texts().grievances}
      />
    </div>
  )
}
