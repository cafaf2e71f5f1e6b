import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { Introduction } from '@prangan/web/ui/desk/introduction.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { CopyPlus, ListOrdered, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { programmeStatusOf } from '../../../contract/schemas/admission-sessions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { applicationsHref, listsHref, newSession, sessionHref } from '../hrefs.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionSessions

/** The sessions of admissions: what is open, and until when. */
export function ViewSessions() {
  const { live, retry } = useSessions()
  const sessions = live.status === 'ready' ? live.value : []
  const [latest] = sessions
  return (
    <section aria-labelledby="sessions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 id="sessions" tabIndex={-1} className="text-2xl text-indigo-950 not-[:lang(hi)]:pt-1">
          {admissionMenuMessages().sections.sessions}
        </h1>
        {live.status === 'ready' && (
          <div className="flex flex-wrap gap-3 sm:justify-end">
            <Link to={sessionHref(newSession)} className={buttonClass(latest ? 'secondary' : 'primary')}>
              <Plus aria-hidden="true" size={18} />
              {admissionMenuMessages().newSession}
            </Link>
            {latest && (
              <Link to={sessionHref(newSession, latest.id)} className={buttonClass()}>
                <CopyPlus aria-hidden="true" size={18} />
                {texts().newFrom(latest.name)}
              </Link>
            )}
          </div>
        )}
      </div>
      <Introduction />
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' && sessions.length === 0 && <EmptyState>{texts().empty}</EmptyState>}
      <ul className="grid gap-6">
        {sessions.map((session) => (
          <li key={session.id}>
            <OneSession session={session} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones = { before: 'plain', open: 'success', closed: 'danger' } as const

function OneSession({ session }: { session: SessionRow }) {
  const now = new Date()
  return (
    <article
      aria-labelledby={`session-${session.id}`}
      className="grid gap-4 rounded-card border border-line bg-white p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`session-${session.id}`} className="text-xl text-indigo-950">
          {session.name}
        </h2>
        <Badge tone={session.isVisible ? 'success' : 'plain'}>
          {session.isVisible ? texts().visible : texts().hidden}
        </Badge>
        <p className="text-sm text-muted max-sm:basis-full sm:flex-1">
          {texts().lastDateIs(formatDate(session.lastDate))}
        </p>
        <Link
          to={applicationsHref(`session=${encodeURIComponent(session.id)}`)}
          className={`${buttonClass('quiet', 'small')} max-sm:-ms-3`}
        >
          {texts().applications}
        </Link>
        <Link to={sessionHref(session.id)} className={buttonClass('secondary', 'small')}>
          {texts().edit}
          <span className="sr-only"> {session.name}</span>
        </Link>
      </div>
      <ul className="grid gap-x-4 gap-y-2 text-sm xl:grid-cols-[1fr_repeat(4,auto)]">
        {session.programmes.map((programme) => {
          const standing = programmeStatusOf(programme, now)
          const when = standing === 'before' ? programme.opensAt : programme.closesAt
          return (
            <li
              key={programme.key}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 xl:col-span-full xl:grid xl:grid-cols-subgrid xl:*:justify-self-start"
            >
              <span className="min-w-48 flex-1 font-semibold text-indigo-950">
                {courseName(programme.course)}
              </span>
              <Badge tone={tones[standing]}>{texts().programmeStatuses[standing]}</Badge>
              <span className="text-muted">{texts().times[standing](formatDateTime(when))}</span>
              <span className="text-muted">{texts().seatsCount(programme.seats.total)}</span>
              <Link
                to={listsHref(session.id, programme.key)}
                className={`${buttonClass('quiet', 'small')} max-sm:-ms-3`}
              >
                <ListOrdered aria-hidden="true" size={16} />
                {texts().lists}
                <span className="sr-only"> {courseName(programme.course)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </article>
  )
}
