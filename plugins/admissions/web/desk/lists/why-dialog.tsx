import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useState } from 'react'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { MeritTrace } from '../../../contract/schemas/merit-rules.ts'
import { TraceTable } from '../../lists/trace-table.tsx'
import { readMeritTrace } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().meritLists

type WhyDialogProps = {
  list: string
  row: MeritListRow
  session: SessionRow
  isOpen: boolean
  onClose: () => void
}

/** Why an applicant has a rank: what the index was computed of. */
export function WhyDialog({ list, row, session, isOpen, onClose }: WhyDialogProps) {
  const { getToken } = useDeskSession()
  const [trace, setTrace] = useState<MeritTrace | null | 'failed'>()
  useEffect(() => {
    let isStopped = false
    readMeritTrace(list, row.id, getToken).then(
      (answer) => !isStopped && setTrace(answer.trace),
      () => !isStopped && setTrace('failed'),
    )
    return () => {
      isStopped = true
    }
  }, [list, row.id, getToken])
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
            claims={session.claims}
            texts={admissionDeskMessages().meritTrace}
          />
        )}
      </div>
    </Dialog>
  )
}
