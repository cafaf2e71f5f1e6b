import { formatMinute } from '@prangan/web/lib/format-day.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { OfficeText } from './office-text.tsx'

type Event = { at: string; title: string; note: string }

function eventsOf({ createdAt, submittedAt, decisions }: OwnApplication): Event[] {
  const { begun, sent, decisions: titles } = applicantMessages().states
  const named: Readonly<Record<string, string>> = titles
  const first = submittedAt === createdAt ? [] : [{ at: createdAt, title: begun, note: '' }]
  const second = submittedAt === null ? [] : [{ at: submittedAt, title: sent, note: '' }]
  const told = decisions.map(({ at, status, note }) => ({ at, title: named[status] ?? status, note }))
  return [...first, ...second, ...told].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

export function Decisions() {
  const { application } = useOwn()
  const { told } = applicantMessages().states
  return (
    <section aria-labelledby="told" className="px-4 sm:px-8 lg:px-0">
      <h3 id="told" className="text-lg text-indigo-900">
        {told}
      </h3>
      <ol className="mt-4 grid gap-5 border-s-2 border-line ps-4">
        {eventsOf(application).map(({ at, title, note }) => (
          <li key={`${at} ${title}`} className="grid gap-1">
            <p className="font-semibold text-indigo-950">{title}</p>
            {note !== '' && (
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">
                <OfficeText text={note} />
              </p>
            )}
            <time dateTime={at} className="text-sm text-muted">
              {formatMinute(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
