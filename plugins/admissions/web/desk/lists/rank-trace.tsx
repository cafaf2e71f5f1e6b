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

/** The calculations that were loaded, by what they belong to and the application: they don't change. */
export type KeptTraces = Map<string, MeritTrace | null>

export type RankTraceProps = {
  kept: KeptTraces
  /** The list that it belongs to, or the basis of one that is prepared. */
  of: string
  /** Reads what the index was computed of. */
  load: (application: string, getToken: GetToken) => Promise<{ trace: MeritTrace | null }>
  row: MeritListRow
  claims: SessionRow['claims']
}

/** How the index of an applicant was computed. */
export function RankTrace({ kept, of, load, row, claims }: RankTraceProps) {
  const { getToken } = useDeskSession()
  const key = `${of} ${row.id}`
  const [trace, setTrace] = useState<MeritTrace | null | 'failed' | undefined>(() => kept.get(key))
  const loader = useRef(load)
  useEffect(() => {
    if (kept.has(key)) return
    let isStopped = false
    loader.current(row.id, getToken).then(
      (answer) => {
        kept.set(key, answer.trace)
        if (!isStopped) setTrace(answer.trace)
      },
      () => !isStopped && setTrace('failed'),
    )
    return () => {
      isStopped = true
    }
  }, [kept, key, row.id, getToken])
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
