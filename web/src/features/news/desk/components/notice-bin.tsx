import { CSPProvider } from '@base-ui/react/csp-provider'
import { documentPaths } from '@prangan/contract/paths'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import type { Action } from '../../../../ui/desk/action.ts'
import { ActionDialog } from '../../../../ui/desk/action-dialog.tsx'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { useBackCloses } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { purgeNotice, restoreNotice } from '../api/save-notice.ts'
import { bin, type DeletedRow, daysInBin } from '../bin.ts'
import { binColumns } from './bin-columns.tsx'

type NoticeBinProps = {
  /** Gets the focus once a row is gone. */
  heading: RefObject<HTMLElement | null>
}

/** The open dialog and its notice, which stays while the dialog closes. */
type Opened = { what: 'history' | 'purge' | null; row: DeletedRow; turn: number }

const failure = 'The bin could not be loaded.'
const restoreFailure = actionFailure('The notice could not be restored. Please try again.')
const everything = { tab: '', search: '' }

const forEver: Action<DeletedRow> = {
  labels: () => ['Delete for ever', 'Deleting…', 'deleted for ever'],
  title: () => 'Delete this notice for ever?',
  text: () => 'It leaves the bin, and its file is deleted. This cannot be undone.',
  run: async ({ id }, { getToken }) => (await purgeNotice(id, getToken)).message,
  failure: actionFailure('The notice could not be deleted. Please try again.'),
}

/** The recently deleted notices, which can be restored or deleted for ever. */
export function NoticeBin({ heading }: NoticeBinProps) {
  const { getToken } = useDeskSession()
  const list = useLivePages(bin.watchPage, everything)
  const container = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  const [restoringId, setRestoringId] = useState<string>()
  const [opened, setOpened] = useState<Opened | null>(null)
  useFocusFallback(container, heading)
  const close = () => setOpened((current) => current && { ...current, what: null })
  useBackCloses(opened?.what === 'history', close)

  const columns = useMemo(() => {
    const restore = async ({ id }: DeletedRow) => {
      setError(undefined)
      setRestoringId(id)
      try {
        showToast((await restoreNotice(id, getToken)).message)
      } catch (failed) {
        setError(restoreFailure(failed))
      } finally {
        setRestoringId(undefined)
      }
    }
    const open = (what: Opened['what']) => (row: DeletedRow) =>
      setOpened((last) => ({ what, row, turn: (last?.turn ?? 0) + 1 }))
    return binColumns({ restoringId, onRestore: restore, onHistory: open('history'), onPurge: open('purge') })
  }, [getToken, restoringId])

  return (
    <div ref={container}>
      <div className="has-[p]:pb-4">
        <Message tone="error">{error}</Message>
      </div>
      <DataTable
        caption="Deleted notices, the last one first"
        columns={columns}
        rows={list.rows}
        isLoading={list.status === 'loading'}
        emptyText={
          list.status === 'failed'
            ? failure
            : `The bin is empty. Deleted notices stay here for ${daysInBin} days.`
        }
      />
      <Pagination list={list} nouns={bin.nouns} name="deleted notices" failure={failure} />
      {opened && (
        <CSPProvider disableStyleElements>
          <Dialog
            isOpen={opened.what === 'history'}
            onClose={close}
            title="Deleted notice"
            description={<UserText text={opened.row.title} />}
          >
            <div className="mt-6">
              <AuditTrail subject={documentPaths.news(opened.row.id)} />
            </div>
          </Dialog>
          <ActionDialog
            key={opened.turn}
            resource={bin}
            action={forEver}
            rows={[opened.row]}
            isOpen={opened.what === 'purge'}
            onClose={close}
            focusAfter={() => heading.current}
          />
        </CSPProvider>
      )}
    </div>
  )
}
