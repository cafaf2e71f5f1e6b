import { Check, Trash2, Undo2, UserRound, X } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { Removal } from '../api/removals.ts'
import type { Duplicates } from '../api/use-duplicates.ts'
import { undoRemoval } from '../api/use-removals.ts'
import type { RowSelection } from '../use-selection.ts'
import { OfficePhoto } from './office-photo.tsx'

/** The actions on a row. */
export type RowActions = {
  open: (row: AlumnusRow) => void
  verify: (row: AlumnusRow) => void
  remove: (row: AlumnusRow) => void
}

type ColumnsOptions = {
  isVerified: boolean
  selection: RowSelection
  duplicatesOf: Duplicates
  removalOf: (row: AlumnusRow) => Removal | undefined
  actions: RowActions
}

/** The id of a row's button that opens the details, or undoes a deletion: the target of the focus. */
export const rowButtonId = (row: { id: string }): string => `alumnus-${row.id}`

/** The list's columns; those who wait can be selected too. */
export function alumniColumns(options: ColumnsOptions): Column<AlumnusRow>[] {
  const { selection, duplicatesOf, removalOf, actions } = options
  const columns: Column<AlumnusRow>[] = [
    {
      id: 'photo',
      header: 'Photo',
      cell: (row) => <OfficePhoto alumnus={row} className="rounded-card border border-line" />,
    },
    {
      id: 'name',
      header: 'Name',
      cell: (row) => (
        <>
          <Clamped text={row.name} className="font-semibold text-indigo-950" />
          {duplicatesOf(row).length > 0 && (
            <button
              type="button"
              onClick={() => actions.open(row)}
              aria-label={`Possible duplicate: compare ${row.name}`}
              className="inline-flex min-h-6 items-center rounded-full whitespace-nowrap hover:underline"
            >
              <Badge tone="marigold">Possible duplicate</Badge>
            </button>
          )}
        </>
      ),
    },
    { id: 'designation', header: 'Designation', cell: (row) => <Clamped text={row.designation} /> },
    { id: 'place', header: 'Working Place', cell: (row) => <Clamped text={row.workingAddress} /> },
    { id: 'degree', header: 'Degree', cell: (row) => <Clamped text={row.degree} /> },
    { id: 'year', header: 'Year', cell: (row) => row.yearOfPassing },
    { id: 'mobile', header: 'Mobile Number', cell: (row) => row.mobile },
    {
      id: 'email',
      header: 'Email',
      cell: (row) => (
        <span title={row.email} className="desk-people-clamped">
          <EmailText email={row.email} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => {
        const removal = removalOf(row)
        return removal ? <Going row={row} removal={removal} /> : <Actions row={row} {...actions} />
      },
    },
  ]
  return options.isVerified ? columns : [selectColumn(selection, removalOf), ...columns]
}

/** A text of two lines at most in a row; all of it is in the details, and under the pointer. */
function Clamped({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={classNames('desk-people-clamped wrap-anywhere', className)}>
      <UserText text={text} />
    </span>
  )
}

const boxClass = 'flex size-8 cursor-pointer items-center justify-center'

function selectColumn(selection: RowSelection, removalOf: ColumnsOptions['removalOf']): Column<AlumnusRow> {
  return {
    id: 'select',
    header: <span className="sr-only">Select</span>,
    cell: (row) => (
      <label className={boxClass}>
        <span className="sr-only">Select {row.name}</span>
        <input
          type="checkbox"
          className="size-5 accent-indigo-900"
          checked={selection.has(row.id)}
          disabled={removalOf(row) !== undefined}
          onChange={() => selection.toggle(row.id)}
        />
      </label>
    ),
  }
}

const actionClass =
  'inline-flex min-h-9 items-center gap-1 rounded-card px-2 text-xs font-semibold whitespace-nowrap transition-colors'

function Actions({ row, open, verify, remove }: RowActions & { row: AlumnusRow }) {
  const what = <span className="sr-only"> {row.name}</span>
  return (
    <div className="desk-people-actions">
      {!row.status && (
        <button
          type="button"
          title="Verify"
          onClick={() => verify(row)}
          className={`${actionClass} text-success hover:bg-success-soft`}
        >
          <Check aria-hidden="true" size={16} />
          <span>Verify{what}</span>
        </button>
      )}
      <button
        type="button"
        title={row.status ? 'Delete' : 'Reject'}
        onClick={() => remove(row)}
        className={`${actionClass} text-danger hover:bg-danger-soft`}
      >
        {row.status ? <Trash2 aria-hidden="true" size={16} /> : <X aria-hidden="true" size={16} />}
        <span>
          {row.status ? 'Delete' : 'Reject'}
          {what}
        </span>
      </button>
      <button
        type="button"
        id={rowButtonId(row)}
        title="Details"
        onClick={() => open(row)}
        className={`${actionClass} text-indigo-800 hover:bg-indigo-50`}
      >
        <UserRound aria-hidden="true" size={16} />
        <span>Details{what}</span>
      </button>
    </div>
  )
}

/** Shown in place of the actions while a deletion is pending. */
function Going({ row, removal }: { row: AlumnusRow; removal: Removal }) {
  const undo = () => {
    undoRemoval(row.id)
    // The row's own buttons are back by then.
    requestAnimationFrame(() => document.getElementById(rowButtonId(row))?.focus())
  }
  return (
    <div className="desk-people-going">
      <span className="text-xs font-semibold text-muted">{row.status ? 'Deleting…' : 'Rejecting…'}</span>
      <Button
        className="whitespace-nowrap"
        id={rowButtonId(row)}
        look="secondary"
        size="small"
        disabled={removal.isSending}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" size={16} />
        <span>
          Undo<span className="sr-only"> for {row.name}</span>
        </span>
      </Button>
    </div>
  )
}
