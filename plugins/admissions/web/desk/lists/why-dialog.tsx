import { type GetToken, useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useRef, useState } from 'react'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport, MeritTrace } from '../../../contract/schemas/merit-rules.ts'
import { TraceTable } from '../../lists/trace-table.tsx'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { placeLabel, stepSentence, stepsAbout } from './labels.ts'

const texts = () => admissionDeskMessages().meritLists

type WhyDialogProps = {
  /** Reads what the index was computed of. */
  load: (application: string, getToken: GetToken) => Promise<{ trace: MeritTrace | null }>
  row: MeritListRow
  list: { rows: readonly MeritListRow[]; report: AllocationReport }
  claims: SessionRow['claims']
  isOpen: boolean
  onClose: () => void
}

/** Why an applicant has a rank, and what place it gave them. */
export function WhyDialog({ load, row, list, claims, isOpen, onClose }: WhyDialogProps) {
  const { getToken } = useDeskSession()
  const [trace, setTrace] = useState<MeritTrace | null | 'failed'>()
  const loader = useRef(load)
  useEffect(() => {
    let isStopped = false
    loader.current(row.id, getToken).then(
      (answer) => !isStopped && setTrace(answer.trace),
      () => !isStopped && setTrace('failed'),
    )
    return () => {
      isStopped = true
    }
  }, [row.id, getToken])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts().whyRank(row.rank)}
      description={<UserText text={row.name} />}
      initialFocus="title"
    >
      <div className="mt-4 grid gap-3 text-sm">
        {trace === undefined && <SectionLoading />}
        <Message tone="error">
          {trace === 'failed' ? texts().whyFailed : trace === null && texts().noTrace}
        </Message>
        {trace && trace !== 'failed' && (
          <TraceTable
            trace={trace}
            index={row.index}
            claims={claims}
            texts={admissionDeskMessages().meritTrace}
          />
        )}
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
