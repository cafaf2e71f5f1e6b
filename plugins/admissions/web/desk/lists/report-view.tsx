import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport } from '../../../contract/schemas/merit-rules.ts'
import { admissionDeskMessages } from '../messages.ts'
import { seatsByHead, stepSentence } from './labels.ts'

const texts = () => admissionDeskMessages().meritLists

export function ReportView({ rows, report }: { rows: readonly MeritListRow[]; report: AllocationReport }) {
  return (
    <div className="grid gap-3 text-sm">
      <ul aria-label={texts().byHead} className="flex flex-wrap gap-x-5 gap-y-1">
        {seatsByHead(rows).map(([label, count]) => (
          <li key={label}>
            {label}: <b className="tabular-nums">{count}</b>
          </li>
        ))}
      </ul>
      <details className="rounded-card border border-line bg-white">
        <summary className="cursor-pointer px-4 py-2 font-semibold text-indigo-950">
          {texts().howShared}
        </summary>
        <ol className="grid list-decimal gap-1 border-t border-line px-4 py-3 ps-9">
          {report.steps.map((step) => (
            <li key={JSON.stringify(step)}>{stepSentence(step, rows)}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
