import { Button } from '@prangan/web/ui/button.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { changesBetween, type ListChange } from '../../../contract/merit/list-changes.ts'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { placeLabel } from './labels.ts'

const texts = () => admissionDeskMessages().meritLists.changes

const shownAtFirst = 20

function placeText(place: ListChange['before']): string {
  return place ? texts().place(place.rank, placeLabel(place)) : texts().notListed
}

type ListChangesProps = {
  title: string
  before: readonly MeritListRow[]
  after: readonly MeritListRow[]
  /** True until the officer's decisions about seats are counted. */
  isUndecided?: boolean
}

/** What differs between two lists: seats first, then ranks. */
export function ListChanges({ title, before, after, isUndecided = false }: ListChangesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const changes = changesBetween(before, after)
  const seats = changes.filter(({ isSeat }) => isSeat)
  const sorted = [...seats, ...changes.filter(({ isSeat }) => !isSeat)]
  const shown = showsAll ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <section
      aria-labelledby="list-changes"
      className="grid gap-3 rounded-card border border-marigold-600 p-4"
    >
      <h3 id="list-changes" className="font-semibold text-indigo-950">
        {title}
      </h3>
      <p className="text-sm">
        {changes.length === 0 ? texts().none : texts().counts(seats.length, changes.length - seats.length)}
        {isUndecided && ` ${texts().undecided}`}
      </p>
      {shown.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {shown.map((change) => (
            <li key={change.id} className="wrap-anywhere">
              <Link to={applicationHref(change.id)} className="font-semibold text-indigo-900 hover:underline">
                <UserText text={change.name} />
              </Link>{' '}
              <span className="whitespace-nowrap text-muted tabular-nums">…{change.lastFour}</span>
              <span className="block">
                {placeText(change.before)} <span aria-hidden="true">→</span>
                <span className="sr-only">{texts().becomes}</span> <b>{placeText(change.after)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < sorted.length && (
        <p>
          <Button look="secondary" size="small" onClick={() => setShowsAll(true)}>
            {admissionDeskMessages().meritLists.showAll(sorted.length)}
          </Button>
        </p>
      )}
    </section>
  )
}
