import { CSPProvider } from '@base-ui/react/csp-provider'
import { documentPaths } from '@prangan/contract/paths'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action } from '../../../../ui/desk/action.ts'
import { ActionDialog } from '../../../../ui/desk/action-dialog.tsx'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { purgeNotice, restoreNotice } from '../api/save-notice.ts'
import { bin, type DeletedRow, daysInBin } from '../bin.ts'
import { binColumns } from './bin-columns.tsx'

type NoticeBinProps = {
  /** Gets the focus once a row is gone. */
  heading: RefObject<HTMLElement | null>
}

/** The question and its notice, which stays while the question closes. */
type Question = { isOpen: boolean; row: DeletedRow; turn: number }

const texts = () => deskMessages().news.bin
const restoreFailure = actionFailure(() => texts().notRestored)
const everything = { tab: '', search: '' }

const forEver: Action<DeletedRow> = {
  labels: () => texts().purge.labels,
  title: () => texts().purge.title,
  text: () => texts().purge.text,
  run: async ({ id }, { getToken }) => texts().purge.done((await purgeNotice(id, getToken)).message),
  failure: actionFailure(() => deskMessages().news.remove.failed),
}

export function NoticeBin({ heading }: NoticeBinProps) {
  const { getToken } = useDeskSession()
  const list = useLivePages(bin.watchPage, everything)
  const container = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  const [restoringId, setRestoringId] = useState<string>()
  const [question, setQuestion] = useState<Question | null>(null)
  const { params, stepIn, stepOut } = useAddressParams()
  const historyId = params.get('history') ?? ''
  const lastId = useRef(historyId)
  if (historyId) lastId.current = historyId
  const shown = list.rows.find(({ id }) => id === lastId.current)
  useFocusFallback(container, heading)

  const columns = useMemo(() => {
    const restore = async ({ id }: DeletedRow) => {
      setError(undefined)
      setRestoringId(id)
      try {
        showToast(texts().restored((await restoreNotice(id, getToken)).message))
      } catch (failed) {
        setError(restoreFailure(failed))
      } finally {
        setRestoringId(undefined)
      }
    }
    return binColumns({
      restoringId,
      onRestore: restore,
      onHistory: ({ id }) => stepIn({ history: id }),
      onPurge: (row) => setQuestion((last) => ({ isOpen: true, row, turn: (last?.turn ?? 0) + 1 })),
    })
  }, [getToken, restoringId, stepIn])

  return (
    <div ref={container}>
      <div className="has-[p]:pb-4">
        <Message tone="error">{error}</Message>
      </div>
      <DataTable
        caption={texts().caption}
        columns={columns}
        rows={list.rows}
        isLoading={list.status === 'loading'}
        emptyText={list.status === 'failed' ? texts().notLoaded : texts().empty(daysInBin)}
      />
      <Pagination list={list} nouns={bin.nouns()} name={texts().name} failure={texts().notLoaded} />
      <CSPProvider disableStyleElements>
        {lastId.current && (
          <Dialog
            isOpen={historyId !== ''}
            onClose={() => stepOut({ history: '' })}
            title={texts().history}
            description={<UserText text={shown?.title ?? ''} />}
          >
            <div className="mt-6">
              <AuditTrail subject={documentPaths.news(lastId.current)} />
            </div>
          </Dialog>
        )}
        {question && (
          <ActionDialog
            key={question.turn}
            resource={bin}
            action={forEver}
            rows={[question.row]}
            isOpen={question.isOpen}
            onClose={() => setQuestion({ ...question, isOpen: false })}
            focusAfter={() => heading.current}
          />
        )}
      </CSPProvider>
    </div>
  )
}
