import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { usePersonNames } from '@prangan/web/lib/person-names.ts'
import { saveFile } from '@prangan/web/lib/save-file.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { InquiryEvent, InquiryStatus } from '../../../contract/inquiries.ts'
import type { InquiryRow } from '../../inquiry-labels.ts'
import { kindLabels, outcomeLabels, statusLabels, topicOf } from '../../inquiry-labels.ts'
import { readInquiryFile } from '../handle-inquiry.ts'
import { inquiryDeskMessages } from '../messages.ts'
import { Due, StatusBadge, senderOf } from './inquiry-columns.tsx'

const texts = () => inquiryDeskMessages().details
const eventTexts = () => inquiryDeskMessages().events
const nobody = () => inquiryDeskMessages().nobody

/** What was sent, with its files, and what happened to it since. */
export function InquiryDetails({ row }: { row: InquiryRow }) {
  const { number, kind, status, outcome, createdAt, sender, message, dueOn, assignedTo } = row
  const contact = [
    { label: texts().from, text: senderOf(row) },
    ...(sender.role ? [{ label: texts().role, text: sender.role }] : []),
    ...(sender.email ? [{ label: texts().email, text: sender.email }] : []),
    ...(sender.mobile ? [{ label: texts().mobile, text: sender.mobile }] : []),
    { label: texts().assignedTo, text: assignedTo?.name ?? nobody() },
    ...(dueOn ? [{ label: texts().decideBy, text: formatDate(dueOn) }] : []),
  ]
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-sand px-4 py-3 text-sm">
        <p className="font-semibold tabular-nums text-indigo-950">{number}</p>
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          {outcome && <span className="font-medium">{outcomeLabels()[outcome]}</span>}
        </p>
        <p className="text-muted">
          {texts().received(
            [kindLabels()[kind], topicOf(row)].filter(Boolean).join(': '),
            formatDateTime(createdAt),
          )}
        </p>
        <Due row={row} />
      </div>
      <section aria-labelledby="inquiry-text" className="grid gap-3">
        <h3 id="inquiry-text" className="font-serif text-lg font-semibold text-indigo-950">
          {texts().sent}
        </h3>
        <p className="max-w-prose leading-relaxed whitespace-pre-line text-ink wrap-anywhere">
          <UserText text={message} />
        </p>
        {row.files.length > 0 && <Files row={row} />}
      </section>
      <DetailsList items={contact} />
      <Events events={row.history} />
    </div>
  )
}

/** The files as downloads: a plain link would carry no bearer token. */
function Files({ row: { id, files } }: { row: InquiryRow }) {
  const { getToken } = useDeskSession()
  const [loading, setLoading] = useState('')
  const [error, setError] = useState('')
  const download = async (name: string) => {
    setLoading(name)
    setError('')
    try {
      saveFile(await readInquiryFile(id, name, getToken), name)
    } catch (failure) {
      setError(actionFailure(() => texts().fileFailed(name))(failure))
    } finally {
      setLoading('')
    }
  }
  return (
    <>
      <ul aria-label={texts().files} className="flex flex-wrap gap-3">
        {files.map(({ name, size }) => (
          <li key={name} className="max-w-full">
            <Button
              look="secondary"
              size="small"
              className="max-w-full"
              busy={loading === name}
              onClick={() => download(name)}
            >
              {loading !== name && <Download aria-hidden="true" size={16} className="flex-none" />}
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="flex-none font-normal text-muted">{formatSize(size)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Message tone="error">{error}</Message>
    </>
  )
}

function titleOf({ what, text }: InquiryEvent): string {
  if (what === 'status') return statusLabels()[text as InquiryStatus] ?? text
  if (what === 'assignment') return text ? eventTexts().assigned(text) : eventTexts().assignedToNobody
  return eventTexts()[what]
}

const hasText = ({ what }: InquiryEvent) => what === 'answer' || what === 'note' || what === 'appeal'

function Events({ events }: { events: readonly InquiryEvent[] }) {
  const nameOf = usePersonNames()
  return (
    <section aria-labelledby="inquiry-events">
      <h3 id="inquiry-events" className="font-serif text-lg font-semibold text-indigo-950">
        {eventTexts().title}
      </h3>
      <ol className="mt-3 grid gap-4 border-s-2 border-line ps-4 text-sm">
        {events.toReversed().map((event) => (
          <li key={`${event.at.getTime()} ${event.what}`} className="grid gap-1">
            <p className="font-semibold text-indigo-950">
              <UserText text={titleOf(event)} />
            </p>
            {hasText(event) && (
              <p className="whitespace-pre-line text-ink wrap-anywhere">
                <UserText text={event.text} />
              </p>
            )}
            <p className="text-muted wrap-anywhere">
              <time dateTime={event.at.toISOString()}>{formatDateTime(event.at)}</time>
              <span title={nameOf(event.by).title}>{eventTexts().by(nameOf(event.by).name)}</span>
              {event.mailed && eventTexts().mailed}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
