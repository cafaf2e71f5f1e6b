import { useId } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { formatDateTime } from '../../lib/format-day.ts'
import { usePersonNames } from '../../lib/person-names.ts'
import { useLive } from '../../lib/use-live.ts'
import type { AuditEntry } from '../../lib/watch-audit-trail.ts'
import { deskMessages } from '../../messages/desk.ts'
import { auditTextOf } from '../../messages/en/desk/audit-texts.ts'
import { messages } from '../../messages/index.ts'
import { LoadFailure } from '../load-failure.tsx'
import { UserText } from '../user-text.tsx'
import { auditDetail } from './audit-detail.ts'

const loadAuditTrail = async () => (await import('../../lib/watch-audit-trail.ts')).watchAuditTrail

export function AuditTrail({ subject }: { subject: string }) {
  const { can } = useDeskSession()
  return can('audit:read') && <Trail subject={subject} />
}

function Trail({ subject }: { subject: string }) {
  const titleId = useId()
  const { live, retry } = useLive(loadAuditTrail, subject)
  const { history, historyNotLoaded } = deskMessages().audit
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-serif text-lg font-semibold text-indigo-950">
        {history}
      </h3>
      <div className="mt-3">
        {live.status === 'loading' && <p className="text-sm text-muted">{messages().common.loading}</p>}
        {live.status === 'failed' && <LoadFailure onRetry={retry}>{historyNotLoaded}</LoadFailure>}
        {live.status === 'ready' && <Entries entries={live.value} />}
      </div>
    </section>
  )
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const { audit, auditTexts } = deskMessages()
  const { nothing, by } = audit
  const nameOf = usePersonNames()
  if (entries.length === 0) return <p className="text-sm text-muted">{nothing}</p>
  return (
    <ol className="grid gap-3 border-s-2 border-line ps-4 text-sm">
      {entries.map(({ id, action, actor, actorUid, subject, detail, at }) => (
        <li key={id}>
          <p className="font-semibold text-indigo-950 first-letter:uppercase">
            {auditTextOf(auditTexts, action)[0]}
          </p>
          {detail && (
            <p className="text-ink wrap-anywhere">
              <UserText text={auditDetail({ action, subject, detail })} />
            </p>
          )}
          <p className="text-muted wrap-anywhere">
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            {actor && <span title={nameOf(actor, actorUid).title}>{by(nameOf(actor, actorUid).name)}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
