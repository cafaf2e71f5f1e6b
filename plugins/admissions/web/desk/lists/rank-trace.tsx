import { type GetToken, useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef, useState } from 'react'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { MeritTrace } from '../../../contract/schemas/merit-rules.ts'
import { TraceTable } from '../../lists/trace-table.tsx'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().meritLists

export type RankTraceProps = {
  /** Reads what the index was computed of. */
  load: (application: string, getToken: GetToken) => Promise<{ trace: MeritTrace | null }>
  row: MeritListRow
  claims: SessionRow['claims']
}

/** How the index of an applicant was computed. */
export function RankTrace({ load, row, claims }: RankTraceProps) {
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
    <>
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
    </>
  )
}
