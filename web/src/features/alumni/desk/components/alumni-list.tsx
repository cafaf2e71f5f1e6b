import type { LivePages } from '../../../../lib/use-live-pages.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { alumni } from '../alumni.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { useDuplicates } from '../api/use-duplicates.ts'
import { useRemovals } from '../api/use-removals.ts'
import { useSelection } from '../use-selection.ts'
import { alumniColumns, type RowActions } from './alumni-columns.tsx'

type AlumniListProps = {
  list: LivePages<AlumnusRow>
  isVerified: boolean
  actions: RowActions
  onVerifySeveral: (rows: readonly AlumnusRow[]) => void
}

/** One tab's alumni: the table, the bulk actions, and the pagination. */
export function AlumniList({ list, isVerified, actions, onVerifySeveral }: AlumniListProps) {
  const { pending } = useRemovals()
  const duplicatesOf = useDuplicates(list.rows)
  const free = list.rows.filter(({ id }) => !pending.has(id))
  const selection = useSelection(free)
  const columns = alumniColumns({
    isVerified,
    selection,
    duplicatesOf,
    removalOf: ({ id }) => pending.get(id),
    actions,
  })
  return (
    <>
      {!isVerified && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 pb-2">
          <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold text-indigo-950">
            <input
              type="checkbox"
              className="size-5 accent-indigo-900"
              checked={selection.isAll}
              disabled={free.length === 0}
              onChange={selection.toggleAll}
            />
            Select all
          </label>
          <Button
            size="small"
            disabled={selection.ids.length === 0}
            onClick={() => onVerifySeveral(free.filter(({ id }) => selection.ids.includes(id)))}
          >
            Verify selected
          </Button>
          <p role="status" className="text-sm text-muted">
            {selection.ids.length > 0 && `${selection.ids.length} selected`}
          </p>
        </div>
      )}
      <div className="desk-people-frame">
        <DataTable
          className="desk-people"
          caption={`${isVerified ? 'Verified' : 'Requested'} alumni, the latest registration first`}
          columns={columns}
          rows={list.rows}
          rowId={({ id }) => id}
          rowState={({ id }) => (pending.has(id) ? 'going' : undefined)}
          isLoading={list.status === 'loading'}
          emptyText={
            list.status === 'failed'
              ? 'The alumni could not be loaded.'
              : `No ${isVerified ? 'Verified' : 'Requested'} Records Found`
          }
        />
      </div>
      <Pagination list={list} nouns={alumni.nouns} />
    </>
  )
}
