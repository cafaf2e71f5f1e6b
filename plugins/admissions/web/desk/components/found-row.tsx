import { UserText } from '@prangan/web/ui/user-text.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ProgressBadge } from './progress-badge.tsx'

/** An applicant who was found, as a button that chooses them. */
export const FoundRow = ({ row, onOpen }: { row: ApplicationRow; onOpen: (id: string) => void }) => (
  <button
    type="button"
    onClick={() => onOpen(row.id)}
    className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-white px-4 py-3 text-start hover:border-indigo-400"
  >
    <span className="min-w-0">
      <span className="block font-semibold text-indigo-950">
        <UserText text={row.name} />
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{row.applicationNumber}</span>
        <span>{admissionDeskMessages().counter.find.fatherOf(row.fatherName)}</span>
        <span>{row.mobile}</span>
      </span>
    </span>
    <ProgressBadge row={row} />
  </button>
)
