import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport } from '../../../contract/schemas/merit-rules.ts'
import { admissionDeskMessages } from '../messages.ts'
import { stepSentence } from './labels.ts'
import { SharesTable } from './shares-table.tsx'

export function ReportView({ rows, report }: { rows: readonly MeritListRow[]; report: AllocationReport }) {
  return (
    <Disclosure
      title={admissionDeskMessages().meritLists.howShared}
      className="rounded-card border border-line bg-white text-sm"
    >
      <SharesTable rows={rows} report={report} />
      <ol className="grid list-decimal gap-1 border-t border-line px-4 py-3 ps-9">
        {report.steps.map((step) => (
          <li key={JSON.stringify(step)}>{stepSentence(step, rows)}</li>
        ))}
      </ol>
    </Disclosure>
  )
}
