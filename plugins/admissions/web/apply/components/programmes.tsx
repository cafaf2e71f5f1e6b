import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { type PublicProgramme, publicStatus, titleOf } from '../api/programmes.ts'
import { registrationMessages } from '../registration-messages.ts'

type ProgrammesProps = { sessions: readonly PublicSession[]; now: Date }

const openIn = ({ programmes }: PublicSession, now: Date) =>
  programmes.filter((programme) => publicStatus(programme, now) === 'open')

/**
 * Lists the programmes of each session with seats, fee and dates: those that are open now, the others folded. On narrow screens,
 * where the form begins below, one line names the open ones and opens to all of that.
 */
export function Programmes({ sessions, now }: ProgrammesProps) {
  const { programmes: texts } = registrationMessages()
  if (sessions.length === 0) return null
  const courses = new Set(
    sessions.flatMap((each) => openIn(each, now)).map(({ course }) => courseName(course)),
  )
  const titles = sessions.map(({ name }) => titleOf(name))
  const lists = sessions.map((session, at) => (
    <section key={session.id} aria-label={titles[at]} className="grid gap-2">
      <h2 className="text-h3 text-indigo-900">{titles[at]}</h2>
      <Listed session={session} now={now} />
    </section>
  ))
  return (
    <>
      <div className="grid gap-4 max-lg:hidden">{lists}</div>
      <Disclosure
        title={courses.size === 0 ? titles.join(', ') : texts.openNow([...courses].join(', '))}
        className="rounded-card border border-line bg-white lg:hidden"
      >
        <div className="grid gap-4 p-2 pt-0">{lists}</div>
      </Disclosure>
    </>
  )
}

function Listed({ session, now }: { session: PublicSession; now: Date }) {
  const { programmes: texts } = registrationMessages()
  const open = openIn(session, now)
  const others = session.programmes.filter((programme) => !open.includes(programme))
  return (
    <>
      {open.length > 0 && <ProgrammeRows programmes={open} now={now} />}
      {others.length > 0 && (
        <Disclosure
          title={texts.others(others.length)}
          isOpen={open.length === 0}
          className="rounded-card border border-line bg-white"
        >
          <div className="p-2 pt-0">
            <ProgrammeRows programmes={others} now={now} />
          </div>
        </Disclosure>
      )}
      <p className="text-sm text-muted">{texts.indiaTime}</p>
    </>
  )
}

function ProgrammeRows({ programmes, now }: { programmes: readonly PublicProgramme[]; now: Date }) {
  return (
    <ul className="grid gap-2">
      {programmes.map((programme) => (
        <ProgrammeRow key={programme.key} programme={programme} now={now} />
      ))}
    </ul>
  )
}

const tones = { open: 'success', before: 'indigo', closed: 'plain' } as const

function ProgrammeRow({ programme, now }: { programme: PublicProgramme; now: Date }) {
  const { programmes: texts } = registrationMessages()
  const { course, seats, fee, opensAt, closesAt } = programme
  const status = publicStatus(programme, now)
  const facts = [
    status === 'before' ? [texts.opens, formatMinute(opensAt)] : [texts.closes, formatMinute(closesAt)],
    [texts.seats, formatNumber(seats.total)],
    [texts.fee, texts.rupees(formatNumber(fee.amount))],
  ] as const
  return (
    <li className="card flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2">
      <h3 className="font-sans font-semibold text-indigo-900">{courseName(course)}</h3>
      <Badge tone={tones[status]}>{texts.programmeStatuses[status]}</Badge>
      <dl className="flex flex-wrap gap-x-4 text-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="flex gap-x-1">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
