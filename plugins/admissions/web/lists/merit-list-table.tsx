import './merit-list.css'
import { dayInIndia } from '@prangan/contract/india-time'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useRef, useState } from 'react'
import type { PublicList } from '../../contract/schemas/admission-lists.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { CutoffsTable } from './cutoffs-table.tsx'
import { findRows } from './find-rows.ts'
import { SeatMatrixView } from './seat-matrix.tsx'
import { seatName } from './seat-name.ts'

type Row = PublicList['rows'][number]

/** A published list, with an input that finds one's own row: nothing of what is typed there leaves the browser. */
export function MeritListTable({ list }: { list: PublicList }) {
  const { lists: texts } = applicantMessages()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  const found = findRows(list.rows, typed)
  const { sessionName, course, number, publishedAt } = list
  const hasGaps =
    Math.max(0, ...list.rows.map(({ rank }) => rank)) > list.rows.filter(({ rank }) => rank > 0).length
  return (
    <div className="grid gap-5">
      <ListNote list={list} />
      {list.matrix && (
        <SeatMatrixView
          matrix={list.matrix}
          caption={applicantMessages().seatMatrix.of(courseName(course), sessionName)}
        />
      )}
      {list.cutoffs.length > 0 && (
        <Disclosure
          title={texts.cutoffs.caption}
          className="rounded-card border border-line bg-white text-sm"
        >
          <div className="border-t border-line px-4 py-3 *:max-w-md">
            <CutoffsTable cutoffs={list.cutoffs} />
          </div>
        </Disclosure>
      )}
      <div className="grid items-start gap-x-16 gap-y-5 md:grid-cols-2">
        <search className="needs-scripts w-full max-w-md print:hidden">
          <Field label={texts.find} hint={texts.findHint}>
            {(control) => (
              <input
                {...control}
                ref={box}
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </search>
        <p className="text-sm">
          <MarkedText text={texts.index} />
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {found.length > 0 ? texts.found(found.length, list.rows.length) : texts.nobody}
        </p>
        <div className="needs-scripts print:hidden">
          <Button look="secondary" data-replay="" onClick={() => print()}>
            {texts.print}
          </Button>
        </div>
      </div>
      <table className="merit-list">
        <caption>
          {texts.captionOf(courseName(course), sessionName, number, formatMinute(publishedAt))}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.rank}</th>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.index}</th>
            <th scope="col" className="of-wide">
              {texts.columns.seat}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((row) => (
            <ListRow key={`${row.rank} ${row.lastFour}`} row={row} />
          ))}
        </tbody>
      </table>
      <p className="max-w-[62ch] text-sm text-muted">
        {texts.about} {hasGaps && `${texts.gaps} `}
        {list.rows.some(({ isExtra }) => isExtra) && `${texts.aboutExtra} `}
        {!list.objectionsUntil && texts.wrong}
      </p>
    </div>
  )
}

/** Whether a list is provisional, final after objections, or revised; the first thing to know about it, also on paper. */
function ListNote({
  list: { objectionsUntil, objections, because, changed, publishedAt },
}: {
  list: PublicList
}) {
  const { lists: texts } = applicantMessages()
  if (objectionsUntil) {
    return (
      <div className="grid gap-1 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 px-4 py-3 text-indigo-950">
        <p>
          <MarkedText text={texts.provisional(formatMinute(objectionsUntil))} />
        </p>
        <p className="max-w-[62ch] text-sm">{texts.provisionalText}</p>
      </div>
    )
  }
  if (because) {
    return (
      <p className="max-w-[62ch] wrap-anywhere">
        <MarkedText text={texts.revised(formatDate(dayInIndia(new Date(publishedAt))))} />{' '}
        <UserText text={because} /> {texts.changed(changed.seats, changed.ranks)}
      </p>
    )
  }
  if (!objections) return null
  return (
    <p>
      <MarkedText text={texts.final(objections.all, objections.upheld)} />
    </p>
  )
}

function ListRow({ row }: { row: Row }) {
  const { lists: texts } = applicantMessages()
  const seat = seatOf(row)
  return (
    <tr
      className={row.under === '' ? 'is-waiting' : row.became === 'released' ? 'is-released' : 'is-offered'}
    >
      <td>{row.rank || '–'}</td>
      <th scope="row">
        <UserText text={row.name} />
        <span className="of-number">
          <span aria-hidden="true">{texts.endsWith(row.lastFour)}</span>
          <span className="sr-only">, {texts.endsWithSpoken(row.lastFour)}</span>
          <span className="of-narrow"> · {seat}</span>
        </span>
      </th>
      <td>{shownHundredths(row.index)}</td>
      <td className="of-wide">{seat}</td>
    </tr>
  )
}

/** The seat, and what became of it once it was offered. A seat that is free again is nobody's. */
function seatOf({ waiting, under, became, isExtra, isForGroup }: Row): string {
  const { lists: texts } = applicantMessages()
  if (under === '') return texts.waiting(waiting)
  if (became === 'released') return texts.became.released
  const name = seatName(under)
  const seat = isExtra ? texts.extraSeat(name) : isForGroup ? texts.groupSeat(name) : name
  return became ? `${seat}, ${texts.became[became]}` : seat
}
