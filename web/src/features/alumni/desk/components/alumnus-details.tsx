import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { Check, Pencil, Trash2, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatMoment } from '../../../../lib/format-moment.ts'
import type { useLive } from '../../../../lib/use-live.ts'
import { Button } from '../../../../ui/button.tsx'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { type DetailItem, DetailsList } from '../../../../ui/desk/details-list.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { alumnusFields } from '../alumni-fields.ts'
import { fieldText, statusLabels } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { useDuplicates } from '../api/use-duplicates.ts'
import { undoRemoval, useRemovals } from '../api/use-removals.ts'
import { CompareDuplicates } from './compare-duplicates.tsx'
import { OfficePhoto } from './office-photo.tsx'

export type DetailsProps = {
  onOpen: (id: string) => void
  onVerify: () => void
  onEdit: () => void
  onRemove: () => void
  onClose: () => void
  /** The form was open before: Edit, which opened it, takes the focus again. */
  isBackFromEdit: boolean
}

/** An alumnus's details once they are read, or why they cannot be shown. */
export function AlumnusDetails({
  live,
  retry,
  ...props
}: DetailsProps & ReturnType<typeof useLive<AlumnusRow | null>>) {
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed')
    return (
      <div className="mt-6">
        <LoadFailure onRetry={retry}>The alumnus could not be loaded. Please try again.</LoadFailure>
      </div>
    )
  if (live.value === null)
    return (
      <div className="mt-6">
        <Message tone="error">{errors['no-such-alumnus'][1]}</Message>
      </div>
    )
  return <Details row={live.value} {...props} />
}

/** Everything on record about an alumnus, but declaration and photo. */
const detailsOf = (row: AlumnusRow): DetailItem[] => [
  { label: 'Status', text: statusLabels(row.status) },
  { label: 'Registered', text: formatMoment(row.createdAt) },
  ...alumnusFields.map(({ name, label, isWide }) => ({ label, text: fieldText(row, name), isWide })),
  { label: 'id', text: row.id, isWide: true },
]

function Details({ row, onOpen, ...actions }: DetailsProps & { row: AlumnusRow }) {
  const others = useDuplicates([row])(row)
  return (
    <div className="mt-6 grid gap-8">
      <div className="flex flex-col gap-6 sm:flex-row">
        <OfficePhoto
          alumnus={row}
          className="w-32 shrink-0 rounded-card border border-line shadow-card sm:w-40"
        />
        <DetailsList items={detailsOf(row)} className="min-w-0 flex-1 content-start" />
      </div>
      <CompareDuplicates row={row} others={others} onOpen={onOpen} />
      <AuditTrail subject={documentPaths.alumnus(row.id)} />
      <Actions row={row} {...actions} />
    </div>
  )
}

type ActionsProps = Pick<DetailsProps, 'onVerify' | 'onEdit' | 'onRemove' | 'onClose' | 'isBackFromEdit'> & {
  row: AlumnusRow
}

function Actions({ row, onVerify, onEdit, onRemove, onClose, isBackFromEdit }: ActionsProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBackFromEdit) edit.current?.focus()
  }, [isBackFromEdit])
  const removal = useRemovals().pending.get(row.id)
  if (removal) {
    return (
      <div className={dialogClasses.actions}>
        <Button look="secondary" disabled={removal.isSending} onClick={() => undoRemoval(row.id)}>
          <Undo2 aria-hidden="true" size={18} />
          {row.status ? 'Undo the deletion' : 'Undo the rejection'}
        </Button>
      </div>
    )
  }
  return (
    <div className={dialogClasses.actions}>
      <Button look="quiet" onClick={onClose}>
        <X aria-hidden="true" size={18} />
        Close
      </Button>
      <Button look="quiet" className="text-danger hover:bg-danger-soft" onClick={onRemove}>
        <Trash2 aria-hidden="true" size={18} />
        Delete
      </Button>
      <Button ref={edit} look="secondary" onClick={onEdit}>
        <Pencil aria-hidden="true" size={18} />
        Edit
      </Button>
      {!row.status && (
        <Button onClick={onVerify}>
          <Check aria-hidden="true" size={18} />
          Verify Alumni
        </Button>
      )}
    </div>
  )
}
