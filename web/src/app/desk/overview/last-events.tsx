import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../../lib/format-day.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { messages } from '../../../messages/index.ts'
import { auditDetail } from '../../../ui/desk/audit-detail.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { sentenceOf } from './event-sentences.ts'
import type { DeskEvent } from './watch-events.ts'

const loadEvents = async () => (await import('./watch-events.ts')).watchEvents

/** What happened last on the site: who did what and when, live. */
export function LastEvents() {
  const headingId = useId()
  const { live, retry } = useLive(loadEvents, '')
  const { lastEvents, lastEventsNotLoaded, nothing } = deskMessages().audit
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-2">
      <h2 id={headingId} className="text-lg text-indigo-950">
        {lastEvents}
      </h2>
      {live.status === 'loading' && <p className="text-sm text-muted">{messages().common.loading}</p>}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{lastEventsNotLoaded}</LoadFailure>}
      {live.status === 'ready' && live.value.length === 0 && <p className="text-sm text-muted">{nothing}</p>}
      {live.status === 'ready' && (
        <ol className="divide-y divide-line">
          {live.value.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Event({ event }: { event: DeskEvent }) {
  const { action, actor, at, detail, named, times } = event
  const [before, after] = sentenceOf(action)
  const { by, times: repeated } = deskMessages().audit
  return (
    <li className="py-2 text-sm wrap-anywhere">
      <p>
        {before}
        <SubjectName event={event} />
        {after}
        {actor && actor !== named && by(actor)}
        {times > 1 && repeated(times)}
      </p>
      <p className="text-muted">
        <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
        {detail && (
          <>
            {' · '}
            <UserText text={auditDetail({ action, detail })} />
          </>
        )}
      </p>
    </li>
  )
}

/** What it is about: a link while that exists. */
function SubjectName({ event: { subject, named } }: { event: DeskEvent }) {
  if (subject)
    return (
      <Link to={subject.href} className="overview-link">
        <UserText text={subject.name} />
      </Link>
    )
  // An account need not have a profile; its address is its name.
  if (named.includes('@')) return named
  return <span className="text-muted">{subject === null ? deskMessages().audit.noLongerThere : '…'}</span>
}
