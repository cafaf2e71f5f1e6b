import { formatDate } from '@prangan/web/lib/format-day.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Badge, type BadgeTone } from '@prangan/web/ui/badge.tsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { DisclosureState } from '../../contract/disclosures.ts'
import { ItemDialog } from './item-dialog.tsx'
import type { Known } from './item-fields.tsx'
import type { ItemRow } from './item-rows.ts'
import { disclosureDeskMessages } from './messages.ts'

const tones: Readonly<Record<DisclosureState, BadgeTone>> = {
  published: 'success',
  missing: 'danger',
  notApplicable: 'plain',
}

/** The dialog of the item that the address names. It stays mounted while it closes; each opening is a new form. */
export function OpenItem({ rows, known }: { rows: readonly ItemRow[]; known: Known }) {
  const { params, stepOut } = useAddressParams()
  const openId = params.get('open') ?? ''
  const [shown, setShown] = useState({ id: openId, turn: 0 })
  const [lastId, setLastId] = useState(openId)
  if (openId !== lastId) {
    setLastId(openId)
    if (openId !== '') setShown({ id: openId, turn: shown.turn + 1 })
  }
  const row = rows.find(({ id }) => id === shown.id)
  if (!row) return null
  return (
    <ItemDialog
      key={`${shown.id} ${shown.turn}`}
      row={row}
      known={known}
      isOpen={openId !== ''}
      onClose={() => stepOut({ open: '' })}
    />
  )
}

type ItemListProps = { rows: readonly ItemRow[]; known: Known; owned?: true }

export function ItemList({ rows, known, owned }: ItemListProps) {
  const { stepIn } = useAddressParams()
  const texts = disclosureDeskMessages()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-white">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-1 px-4 py-3 text-sm">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <button
              type="button"
              data-opens={row.id}
              onClick={() => stepIn({ open: row.id })}
              className="inline-flex min-h-6 min-w-0 flex-1 basis-60 items-start gap-2 text-start font-semibold text-indigo-900 underline wrap-anywhere hover:text-marigold-700"
            >
              <Pencil aria-hidden="true" size={16} className="mt-1 flex-none" />
              {inLanguage(row.item.title)}
            </button>
            <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge>
          </div>
          <Marks row={row} known={known} owned={owned} />
        </li>
      ))}
    </ul>
  )
}

function Marks({ row, known, owned }: { row: ItemRow; known: Known; owned: true | undefined }) {
  const texts = disclosureDeskMessages()
  const owner = owned ? undefined : known.people.find(({ uid }) => uid === row.owner)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted empty:hidden">
      {row.state === 'published' && <span>{texts.links(row.links.length)}</span>}
      {row.updatedOn && <span>{texts.updatedOn(formatDate(row.updatedOn))}</span>}
      {owner && <span>{texts.ownedBy(owner.name)}</span>}
      {row.broken.length > 0 && <Badge tone="danger">{texts.broken(row.broken.length)}</Badge>}
      {row.isDue && (
        <Badge tone={row.isOverdue ? 'danger' : 'marigold'}>
          {row.isOverdue
            ? texts.overdueSince(formatDate(row.reviewBy))
            : texts.dueBy(formatDate(row.reviewBy))}
        </Badge>
      )}
    </p>
  )
}
