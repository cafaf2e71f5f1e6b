import type { MeritListRow } from '@prangan/contract/schemas/admission-lists'
import type { MeritTrace } from '@prangan/contract/schemas/merit-rules'
import { useEffect, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { TraceTable } from '../../lists/trace-table.tsx'
import { readMeritTrace } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'

const texts = () => deskMessages().meritLists

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
            texts={deskMessages().meritTrace}
          />
        )}
      </div>
    </Dialog>
  )
}
