import { Check, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { type DetailItem, DetailsList } from '../../../../ui/desk/details-list.tsx'
import type { DetailsProps } from '../../../../ui/desk/dialog-parts.ts'
import { alumnusFields } from '../alumni-fields.ts'
import { fieldText, statusLabels } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { useDuplicates } from '../api/use-duplicates.ts'
import { undoRemoval, useRemovals } from '../api/use-removals.ts'
import type { AlumnusAction } from './alumni-actions.tsx'
import { CompareDuplicates } from './compare-duplicates.tsx'
import { OfficePhoto } from './office-photo.tsx'

const texts = () => deskMessages().alumni.details

const detailsOf = (row: AlumnusRow): DetailItem[] => [
  { label: texts().status, text: statusLabels(row.status) },
  { label: texts().registered, text: formatDateTime(row.createdAt) },
  ...alumnusFields().map(({ name, label, isWide }) => ({ label, text: fieldText(row, name), isWide })),
  { label: texts().id, text: row.id, isWide: true },
]

/** An alumnus's details, and others who may be the same. */
export function AlumnusDetails({ row, open }: DetailsProps<AlumnusRow, AlumnusAction>) {
  const others = useDuplicates([row])(row)
  return (
    <>
      <div className="flex flex-col gap-6 sm:flex-row">
        <OfficePhoto
          alumnus={row}
          className="w-32 shrink-0 rounded-card border border-line shadow-card sm:w-40"
        />
        <DetailsList items={detailsOf(row)} className="min-w-0 flex-1 content-start" />
      </div>
      <CompareDuplicates row={row} others={others} onOpen={open} />
    </>
  )
}

export function AlumnusButtons({ row, ask, edit }: DetailsProps<AlumnusRow, AlumnusAction>) {
  const { can } = useDeskSession()
  const removal = useRemovals().pending.get(row.id)
  if (removal) {
    return (
      <Button look="secondary" isIdle={removal.isSending} onClick={() => undoRemoval(row.id)}>
        <Undo2 aria-hidden="true" size={18} />
        {row.status ? texts().undoRemoval : texts().undoRejection}
      </Button>
    )
  }
  return (
    <>
      {can('alumnus:delete') && (
        <Button look="quiet" className="text-danger hover:bg-danger-soft" onClick={() => ask('remove')}>
          <Trash2 aria-hidden="true" size={18} />
          {texts().remove}
        </Button>
      )}
      {can('alumnus:edit') && (
        <Button look="secondary" data-edit="" onClick={edit}>
          <Pencil aria-hidden="true" size={18} />
          {texts().edit}
        </Button>
      )}
      {!row.status && can('alumnus:verify') && (
        <Button onClick={() => ask('verify')}>
          <Check aria-hidden="true" size={18} />
          {texts().verify}
        </Button>
      )}
    </>
  )
}
