import { CSPProvider } from '@base-ui/react/csp-provider'
import { college } from '@prangan/college/config'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { usePersonNames } from '../../../lib/person-names.ts'
import { typeInto } from '../../../lib/type-into.ts'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import { useFocusFallback } from '../../../lib/use-focus-fallback.ts'
import { useLivePages } from '../../../lib/use-live-pages.ts'
import { useResourceAddress } from '../../../lib/use-resource-address.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { Button } from '../../button.tsx'
import { Message } from '../../message.tsx'
import { UserText } from '../../user-text.tsx'
import type { Action } from '../action.ts'
import { ActionDialog } from '../action-dialog.tsx'
import { AuditTrail } from '../audit-trail.tsx'
import { DataTable } from '../data-table.tsx'
import { Dialog } from '../dialog.tsx'
import { Pagination } from '../pagination.tsx'
import { ResourceFilters } from '../resource-filters.tsx'
import { showToast } from '../toasts.tsx'
import type { Bin, Deleted } from './bin.ts'
import { binColumns } from './bin-columns.tsx'

type BinListProps<Row extends Deleted> = {
  bin: Bin<Row>
  /** Gets the focus once a row is gone. */
  heading: RefObject<HTMLElement | null>
}

/** The question and its row, which stays while the question closes. */
type Question<Row> = { isOpen: boolean; row: Row; turn: number }

const kit = () => deskMessages().kit.bin

const permanently = <Row extends Deleted>({ texts, purge }: Bin<Row>): Action<Row> => ({
  labels: () => kit().purgeLabels,
  title: () => texts().purge.title,
  text: () => texts().purge.text,
  run: async ({ id }, { getToken }) => texts().purge.done((await purge(id, getToken)).message),
  failure: actionFailure(() => texts().purge.failed),
})

/** `bin` must be stable. */
export function BinList<Row extends Deleted>({ bin, heading }: BinListProps<Row>) {
  const { resource, texts } = bin
  const { getToken } = useDeskSession()
  const { filter, narrow } = useResourceAddress(resource)
  const list = useLivePages(resource.watchPage, filter)
  const container = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  const [restoringId, setRestoringId] = useState<string>()
  const [question, setQuestion] = useState<Question<Row> | null>(null)
  const { params, stepIn, stepOut } = useAddressParams()
  const historyId = params.get('history') ?? ''
  const lastId = useRef(historyId)
  if (historyId) lastId.current = historyId
  const shown = list.rows.find(({ id }) => id === lastId.current)
  const nameOfPerson = usePersonNames()
  useFocusFallback(container, heading)

  const columns = useMemo(() => {
    const restore = async ({ id }: Row) => {
      setError(undefined)
      setRestoringId(id)
      try {
        showToast(bin.texts().restored((await bin.restore(id, getToken)).message))
      } catch (failed) {
        setError(actionFailure(() => bin.texts().notRestored)(failed))
      } finally {
        setRestoringId(undefined)
      }
    }
    return binColumns(bin, {
      nameOfPerson,
      restoringId,
      onRestore: restore,
      onHistory: ({ id }) => stepIn({ history: id }),
      onPurge: (row) => setQuestion((last) => ({ isOpen: true, row, turn: (last?.turn ?? 0) + 1 })),
    })
  }, [bin, getToken, nameOfPerson, restoringId, stepIn])

  const clearSearch = () => {
    const input = container.current?.querySelector<HTMLInputElement>('input[type="search"]')
    if (!input) return
    input.focus()
    typeInto(input, '')
  }
  const nothing = filter.search ? (
    <NothingFound search={filter.search} onClear={clearSearch} />
  ) : (
    texts().empty(college.limits.daysInBin)
  )

  return (
    <div ref={container}>
      <div className="has-[p]:pb-4">
        <Message tone="error">{error}</Message>
      </div>
      <ResourceFilters resource={resource} filter={filter} onNarrow={narrow} />
      <DataTable
        caption={texts().caption}
        columns={columns}
        rows={list.rows}
        isLoading={list.status === 'loading'}
        emptyText={list.status === 'failed' ? kit().notLoaded : nothing}
      />
      <Pagination list={list} nouns={resource.nouns()} name={texts().name} failure={kit().notLoaded} />
      <CSPProvider disableStyleElements>
        {lastId.current && (
          <Dialog
            isOpen={historyId !== ''}
            onClose={() => stepOut({ history: '' })}
            title={texts().history}
            description={<UserText text={shown ? resource.nameOf(shown) : ''} />}
          >
            <div className="mt-6">
              <AuditTrail subject={bin.subject(lastId.current)} />
            </div>
          </Dialog>
        )}
        {question && (
          <ActionDialog
            key={question.turn}
            resource={resource}
            action={permanently(bin)}
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

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <>
      <span className="block pb-4 wrap-anywhere">{kit().nothingFound(search)}</span>
      <Button look="secondary" size="small" onClick={onClear}>
        {kit().clearSearch}
      </Button>
    </>
  )
}
