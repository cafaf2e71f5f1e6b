import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { usePersonNames } from '../../../../lib/person-names.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { StatusBadge } from './status-badge.tsx'

const texts = () => deskMessages().admissions.decisions

export function Decisions({ decisions }: { decisions: AdmissionDocument['history'] }) {
  const nameOf = usePersonNames()
  return (
    <section aria-labelledby="application-decisions">
      <h3 id="application-decisions" className="font-serif text-lg font-semibold text-indigo-950">
        {texts().title}
      </h3>
      {decisions.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{texts().none}</p>
      ) : (
        <ol className="mt-3 grid gap-3 border-s-2 border-line ps-4 text-sm">
          {decisions.toReversed().map(({ status, note, by, at }) => (
            <li key={`${at.getTime()} ${status} ${note}`} className="grid gap-1">
              <p>
                <StatusBadge status={status} />
              </p>
              {note && (
                <p className="whitespace-pre-line text-ink wrap-anywhere">
                  <UserText text={note} />
                </p>
              )}
              <p className="text-muted wrap-anywhere">
                <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
                {by ? (
                  <span title={nameOf(by).title}>{texts().by(nameOf(by).name)}</span>
                ) : (
                  texts().byApplicant
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
