import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport } from '../../../contract/schemas/merit-rules.ts'
import { admissionDeskMessages } from '../messages.ts'
import { placeLabel, stepSentence, stepsAbout } from './labels.ts'
import { RankTrace, type RankTraceProps } from './rank-trace.tsx'

const texts = () => admissionDeskMessages().meritLists

type WhyDialogProps = RankTraceProps & {
  list: { rows: readonly MeritListRow[]; report: AllocationReport }
  isOpen: boolean
  onClose: () => void
}

/** Why an applicant has a rank, and what place it gave them. */
export function WhyDialog({ list, isOpen, onClose, ...traced }: WhyDialogProps) {
  const { row } = traced
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts().whyRank(row.rank)}
      description={<UserText text={row.name} />}
      initialFocus="title"
    >
      <div className="mt-4 grid gap-3 text-sm">
        <RankTrace {...traced} />
        <h3 className="mt-2 font-semibold text-indigo-950">{placeLabel(row)}</h3>
        <ul className="grid list-disc gap-1 ps-5">
          {row.isExtra && <li>{texts().whyExtra}</li>}
          {stepsAbout(row, list.report).map((step) => (
            <li key={JSON.stringify(step)}>{stepSentence(step, list.rows)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
