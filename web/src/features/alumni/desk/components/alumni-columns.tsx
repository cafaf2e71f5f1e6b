import { Check, Trash2, Undo2, UserRound, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { DeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { labelOf } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { Removal } from '../api/removals.ts'
import type { Duplicates } from '../api/use-duplicates.ts'
import { undoRemoval } from '../api/use-removals.ts'
import type { AlumnusAction } from './alumni-actions.tsx'
import { OfficePhoto } from './office-photo.tsx'

const columns = () => deskMessages().alumni.columns
const fields = () => deskMessages().alumni.fields
const texts = () => deskMessages().alumni.row

type ColumnsOptions = {
  can: DeskSession['can']
  duplicatesOf: Duplicates
  removalOf: (row: AlumnusRow) => Removal | undefined
  /** Props of the button that opens the details, or undoes a deletion: the target of the focus. */
  opener: (id: string) => ComponentProps<'button'>
  ask: (kind: AlumnusAction, rows: readonly AlumnusRow[]) => void
}

export function alumniColumns({
  can,
  duplicatesOf,
  removalOf,
  opener,
  ask,
}: ColumnsOptions): Column<AlumnusRow>[] {
  return [
    {
      id: 'photo',
      header: columns().photo,
      cell: (row) => <OfficePhoto alumnus={row} className="rounded-card border border-line" />,
    },
    {
      id: 'name',
      header: fields().name,
      cell: (row) => (
        <>
          <Clamped text={row.name} className="font-semibold text-indigo-950" />
          {duplicatesOf(row).length > 0 && (
            <button
              type="button"
              onClick={opener(row.id).onClick}
              aria-label={texts().compare(row.name)}
              className="inline-flex min-h-6 items-center rounded-full whitespace-nowrap hover:underline"
            >
              <Badge tone="marigold">{texts().possibleDuplicate}</Badge>
            </button>
          )}
        </>
      ),
    },
    { id: 'designation', header: fields().designation, cell: (row) => <Clamped text={row.designation} /> },
    { id: 'place', header: fields().workingAddress, cell: (row) => <Clamped text={row.workingAddress} /> },
    {
      id: 'degree',
      header: fields().degree,
      cell: (row) => <Clamped text={labelOf('degree', row.degree)} />,
    },
    { id: 'year', header: columns().year, cell: (row) => row.yearOfPassing },
    { id: 'mobile', header: fields().mobile, cell: (row) => row.mobile },
    {
      id: 'email',
      header: fields().email,
      cell: (row) => (
        <span title={row.email} className="desk-people-clamped">
          <EmailText email={row.email} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: columns().actions,
      cell: (row) => {
        const removal = removalOf(row)
        const open = opener(row.id)
        if (removal) return <Going row={row} removal={removal} opener={open} />
        return <Actions row={row} can={can} opener={open} ask={(kind) => ask(kind, [row])} />
      },
    },
  ]
}

/** A text of two lines at most in a row; all of it is in the details, and under the pointer. */
function Clamped({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={classNames('desk-people-clamped wrap-anywhere', className)}>
      <UserText text={text} />
    </span>
  )
}

const actionClass =
  'inline-flex min-h-9 items-center gap-1 rounded-card px-2 text-xs font-semibold whitespace-nowrap transition-colors'

type ActionsProps = {
  row: AlumnusRow
  can: DeskSession['can']
  opener: ComponentProps<'button'>
  ask: (kind: AlumnusAction) => void
}

function Actions({ row, can, opener, ask }: ActionsProps) {
  const what = <span className="sr-only">{texts().of(row.name)}</span>
  return (
    <div className="desk-people-actions">
      <button
        type="button"
        title={texts().details}
        {...opener}
        className={`${actionClass} text-indigo-800 hover:bg-indigo-50`}
      >
        <UserRound aria-hidden="true" size={16} />
        <span>
          {texts().details}
          {what}
        </span>
      </button>
      {!row.status && can('alumnus:verify') && (
        <button
          type="button"
          title={texts().verify}
          onClick={() => ask('verify')}
          className={`${actionClass} text-success hover:bg-success-soft`}
        >
          <Check aria-hidden="true" size={16} />
          <span>
            {texts().verify}
            {what}
          </span>
        </button>
      )}
      {can('alumnus:delete') && (
        <button
          type="button"
          title={row.status ? texts().remove : texts().reject}
          onClick={() => ask('remove')}
          className={`${actionClass} text-muted hover:bg-danger-soft hover:text-danger`}
        >
          {row.status ? <Trash2 aria-hidden="true" size={16} /> : <X aria-hidden="true" size={16} />}
          <span>
            {row.status ? texts().remove : texts().reject}
            {what}
          </span>
        </button>
      )}
    </div>
  )
}

/** Shown in place of the actions while a deletion is pending. */
type GoingProps = { row: AlumnusRow; removal: Removal; opener: ComponentProps<'button'> }

function Going({ row, removal, opener }: GoingProps) {
  const undo = () => {
    undoRemoval(row.id)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-opens="${row.id}"]`)?.focus())
  }
  return (
    <div className="desk-people-going">
      <span className="text-xs font-semibold text-muted">
        {row.status ? texts().removing : texts().rejecting}
      </span>
      <Button
        className="whitespace-nowrap"
        look="secondary"
        size="small"
        {...opener}
        isIdle={removal.isSending}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" size={16} />
        <span>
          {texts().undo}
          <span className="sr-only">{texts().undoFor(row.name)}</span>
        </span>
      </Button>
    </div>
  )
}
