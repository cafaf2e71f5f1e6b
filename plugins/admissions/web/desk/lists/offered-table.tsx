import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { idsUntil } from '../../../contract/list-id.ts'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import type { ListRow } from './list-row.ts'
import { MeritTable } from './merit-table.tsx'
import type { Offered } from './watch-offers.ts'

const texts = () => admissionDeskMessages().meritLists
const loadOffers = async () => (await import('./watch-offers.ts')).watchOffers

/** Milliseconds before the end of an offer from which it ends soon. */
const soon = 2 * 24 * 60 * 60_000

type OfferedTableProps = {
  list: ListRow
  /** The days on which the office is closed. */
  closed: readonly string[]
  onWhy: (row: MeritListRow) => void
}

/** The rows of a list whose seats were offered, with what became of each; on request only the offers that end soon. */
export function OfferedTable({ list, closed, onWhy }: OfferedTableProps) {
  const { rows, number } = list
  const { can } = useDeskSession()
  const { live, retry } = useLive(loadOffers, JSON.stringify(idsUntil(list.id, list.revision)))
  const [isNarrowed, setNarrowed] = useState(false)
  const [isExtending, setExtending] = useState(false)
  const offered: Offered = live.status === 'ready' ? live.value : new Map()
  const ends = new Map(
    [...offered.values()].flatMap(({ id, status, offer }) =>
      status === 'offered' && offer ? [[id, offer.payTo.getTime()] as const] : [],
    ),
  )
  const endOf = ({ id }: MeritListRow): number => ends.get(id) ?? 0
  const now = Date.now()
  const ending = rows
    .filter((row) => endOf(row) > now && endOf(row) < now + soon)
    .toSorted((one, other) => endOf(one) - endOf(other))
  const isShort = isNarrowed && ending.length > 0
  const lastEnd = new Date(Math.max(...ends.values(), now))
  return (
    <>
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().offers.notLoaded}</LoadFailure>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {ending.length > 0 && (
          <Button look="secondary" size="small" aria-pressed={isShort} onClick={() => setNarrowed(!isShort)}>
            {isShort ? texts().showAll(rows.length) : texts().offers.showEnding(ending.length)}
          </Button>
        )}
        {can('admission:manage') && ends.size > 0 && (
          <Button look="secondary" size="small" onClick={() => setExtending(true)}>
            <CalendarClock aria-hidden="true" size={16} />
            {texts().extend.open}
          </Button>
        )}
      </div>
      <MeritTable
        caption={texts().list(number)}
        rows={isShort ? ending : rows}
        offered={offered}
        onWhy={onWhy}
      />
      <ExtendDialog
        key={`${isExtending}`}
        list={list.id}
        title={texts().extend.title(number)}
        payTo={lastEnd}
        closed={closed}
        isOpen={isExtending}
        onClose={() => setExtending(false)}
      />
    </>
  )
}
