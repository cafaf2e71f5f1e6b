import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatClock, formatDay } from '../../../lib/format-day.ts'
import { type NameOf, usePersonNames } from '../../../lib/person-names.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { auditTextOf } from '../../../messages/en/desk/audit-texts.ts'
import { messages } from '../../../messages/index.ts'
import { auditDetail } from '../../../ui/desk/audit-detail.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { adminSectionHref } from '../section-href.ts'
import { hourOf, kindOf } from './group-events.ts'
import { unnamedText } from './unnamed-text.ts'
import type { DeskEvent } from './watch-events.ts'

const loadEvents = async () => (await import('./watch-events.ts')).watchEvents

export function LastEvents() {
  const headingId = useId()
  const { live, retry } = useLive(loadEvents, '')
  const nameOf = usePersonNames()
  const { lastEvents, allEvents, lastEventsNotLoaded, nothing } = deskMessages().audit
  const hours = live.status === 'ready' ? Map.groupBy(live.value, ({ entry }) => hourOf(entry.at)) : undefined
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-lg text-indigo-950">
          {lastEvents}
        </h2>
        <Link to={adminSectionHref('activity')} className="overview-link text-sm">
          {allEvents}
        </Link>
      </div>
      {live.status === 'loading' && <p className="text-sm text-muted">{messages().common.loading}</p>}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{lastEventsNotLoaded}</LoadFailure>}
      {hours?.size === 0 && <p className="text-sm text-muted">{nothing}</p>}
      {hours && (
        <ol className="divide-y divide-line">
          {[...hours].map(([hour, events]) => (
            <Hour key={hour} events={events} nameOf={nameOf} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Hour({ events, nameOf }: { events: readonly DeskEvent[]; nameOf: NameOf }) {
  const at = events[0]?.entry.at ?? new Date()
  const hour = Number(hourOf(at).slice(-2))
  return (
    <li className="grid gap-1 py-2 text-sm wrap-anywhere">
      <h3 className="font-sans text-sm font-normal text-muted">
        {deskMessages().audit.hour(formatDay(at.toISOString()), hour)}
      </h3>
      <ul className="grid gap-1">
        {events.map((event) => (
          <li key={event.entry.id}>
            <Event event={event} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Event({ event, nameOf }: { event: DeskEvent; nameOf: NameOf }) {
  const { entry, times, subjects, isSame } = event
  const known = nameOf(entry.actor, entry.actorUid)
  const actor = known.title ? known.name : event.actor
  const { audit, auditTexts } = deskMessages()
  const group = times > 1 ? audit.groups[kindOf(entry)] : undefined
  const [inHistory, sentence] = auditTextOf(auditTexts, entry.action)
  const person = actor ? <UserText text={actor} /> : <SubjectName event={event} />
  if (group) return <Sentence text={group(times, subjects.length)}>{person}</Sentence>
  if (subjects.length > 1) return <Sentence text={audit.several(inHistory, times)}>{person}</Sentence>
  return (
    <>
      <Sentence text={sentence}>
        <SubjectName event={event} />
      </Sentence>
      {entry.actor && entry.actor !== entry.subject && audit.by(actor)}
      {times > 1 && audit.times(times)}
      <span className="text-muted">
        {' · '}
        <time dateTime={entry.at.toISOString()}>{formatClock(entry.at)}</time>
        {isSame && entry.detail && (
          <>
            {' · '}
            <UserText text={auditDetail(entry)} />
          </>
        )}
      </span>
    </>
  )
}

function Sentence({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split('{}')
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

function SubjectName({ event: { entry, subject } }: { event: DeskEvent }) {
  if (subject?.href)
    return (
      <Link to={subject.href} className="overview-link">
        <UserText text={subject.name} />
      </Link>
    )
  if (entry.subject.includes('@')) return entry.subject
  return <span className="text-muted">{unnamedText(subject)}</span>
}
