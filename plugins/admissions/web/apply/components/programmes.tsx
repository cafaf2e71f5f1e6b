import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { courseName } from '../../lists/course-name.ts'
import { type PublicProgramme, publicStatus } from '../api/programmes.ts'
import { registrationMessages } from '../registration-messages.ts'

type ProgrammesProps = { sessions: readonly PublicSession[]; now: Date }

/** The programmes of each session: seats, fee, dates, and what is open now. Without a session there is nothing. */
export function Programmes({ sessions, now }: ProgrammesProps) {
  const { programmes: texts } = registrationMessages()
  return sessions.map(({ id, name, programmes }) => (
    <section key={id} aria-labelledby={`programmes-${id}`} className="grid gap-4">
      <h2 id={`programmes-${id}`} className="text-xl text-indigo-900">
        {texts.title(name)}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {programmes.map((programme) => (
          <ProgrammeCard key={programme.key} programme={programme} now={now} />
        ))}
      </ul>
      <p className="text-sm text-muted">{texts.indiaTime}</p>
    </section>
  ))
}

const tones = {
  open: 'bg-success-soft text-success',
  before: 'bg-indigo-50 text-indigo-900',
  closed: 'bg-sand text-muted',
} as const

function ProgrammeCard({ programme, now }: { programme: PublicProgramme; now: Date }) {
  const { programmes: texts } = registrationMessages()
  const { course, seats, fee, opensAt, closesAt } = programme
  const standing = publicStatus(programme, now)
  const facts = [
    [texts.seats, formatNumber(seats.total)],
    [texts.fee, texts.rupees(formatNumber(fee.amount))],
    [texts.opens, formatMinute(opensAt)],
    [texts.closes, formatMinute(closesAt)],
  ] as const
  return (
    <li className="card grid content-start gap-3 p-4">
      <h3 className="text-lg text-indigo-900">{courseName(course)}</h3>
      <p className={`justify-self-start rounded-card px-2 py-1 text-sm font-semibold ${tones[standing]}`}>
        {texts.programmeStatuses[standing]}
      </p>
      <dl className="grid gap-1 text-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
