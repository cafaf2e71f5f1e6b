import { StatusBadge } from '@prangan/web/features/admissions/desk/components/status-badge.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useRef } from 'react'
import { type Consequences, touchedSeats } from '../../../contract/schemas/corrections.ts'
import { seatName } from '../../lists/seat-name.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().scrutiny.consequences

type Place = Consequences['self']['before']

function placeText({ rank, under, waiting }: Place): string {
  if (rank === 0) return texts().noRank
  return under === '' ? texts().waiting(rank, waiting) : texts().seat(rank, seatName(under))
}

const rankText = (rank: number): string => (rank === 0 ? texts().noMove : String(rank))

type ConsequencesViewProps = { name: string; consequences: Consequences }

/** What a correction changes in the published list, before it is saved: who moves, and whose given seat is touched. */
export function ConsequencesView({ name, consequences }: ConsequencesViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { list, isLatest, isProvisional, self, up, down, moves, seats } = consequences
  const touched = touchedSeats(consequences)
  const others = seats.filter((seat) => !touched.includes(seat))
  return (
    <section
      aria-labelledby="consequences"
      className="grid min-w-0 gap-4 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <h3
        id="consequences"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-base font-semibold text-indigo-950 outline-none"
      >
        {texts().title(list)}
      </h3>
      <dl className="grid gap-1">
        <dt className="font-semibold">
          <UserText text={name} />
        </dt>
        <dd>{texts().from(placeText(self.before))}</dd>
        <dd>{texts().to(placeText(self.after))}</dd>
      </dl>
      <p>{texts().others(up, down)}</p>
      {moves.length > 0 && (
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {moves.map(({ id, name, before, after }) => (
            <li key={id} className="wrap-anywhere">
              <UserText text={name} />: {texts().move(rankText(before), rankText(after))}
            </li>
          ))}
          {up + down > moves.length && <li>{texts().more(up + down - moves.length)}</li>}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.map(({ id, name, applicationNumber, change, under, from = '' }) => (
            <li key={id} className="wrap-anywhere">
              <UserText text={name} />
              {` (${applicationNumber}): ${texts()[change](seatName(under), seatName(from))}`}
            </li>
          ))}
        </ul>
      )}
      {touched.map(({ id, name, applicationNumber, status, under }) => (
        <div key={id} className="grid gap-2 rounded-card border border-line bg-white p-3">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <b>
              <UserText text={name} />
            </b>
            <span className="text-muted tabular-nums">{applicationNumber}</span>
            <StatusBadge status={status} />
          </p>
          <p>{texts().touched(seatName(under))}</p>
        </div>
      ))}
      <p className="text-muted">
        {isProvisional ? texts().counts : isLatest ? texts().stays : texts().earlier}
      </p>
    </section>
  )
}
