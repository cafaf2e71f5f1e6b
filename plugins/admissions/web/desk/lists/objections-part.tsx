import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Badge, type BadgeTone } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SessionRow } from '../api/session-row.ts'
import { applicationHref, shownDocument } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import type { ListRow } from './list-row.ts'
import type { KeptTraces } from './rank-trace.tsx'
import type { ObjectionRow } from './watch-objections.ts'

const texts = () => admissionDeskMessages().meritLists.objections
const loadObjections = async () => (await import('./watch-objections.ts')).watchObjections

const tones: Readonly<Record<ObjectionRow['status'], BadgeTone>> = {
  open: 'marigold',
  upheld: 'success',
  'not upheld': 'plain',
}

type ObjectionsPartProps = { list: ListRow; claims: SessionRow['claims']; kept: KeptTraces }

/** The objections to a provisional list, each with its answer or a button to answer it. */
export function ObjectionsPart({ list, claims, kept }: ObjectionsPartProps) {
  const { live, retry } = useLive(loadObjections, list.id)
  const [answered, setAnswered] = useState<{ objection: ObjectionRow; isOpen: boolean } | null>(null)
  return (
    <section aria-labelledby={`objections-${list.id}`} className="grid gap-3">
      <h3 id={`objections-${list.id}`} className="font-semibold text-indigo-950">
        {texts().title}
      </h3>
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' && (
        <ul className="grid gap-3">
          {live.value.map((objection) => (
            <li key={objection.id} className="grid gap-2 rounded-card border border-line p-4 text-sm">
              <Objection objection={objection} onAnswer={() => setAnswered({ objection, isOpen: true })} />
            </li>
          ))}
        </ul>
      )}
      {answered && (
        <AnswerDialog
          key={answered.objection.id}
          list={list}
          claims={claims}
          kept={kept}
          objection={answered.objection}
          isOpen={answered.isOpen}
          onClose={() => setAnswered({ ...answered, isOpen: false })}
        />
      )}
    </section>
  )
}

const linkClass = 'font-semibold text-indigo-900 hover:underline'

function Objection({ objection, onAnswer }: { objection: ObjectionRow; onAnswer: () => void }) {
  const { can } = useDeskSession()
  const { name, application, applicationNumber, about, text, document, at } = objection
  const { status, answer, answeredAt, answeredBy } = objection
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <Link to={applicationHref(application)} className={linkClass}>
          <UserText text={name} />
        </Link>
        <span className="text-muted tabular-nums">{applicationNumber}</span>
        <Badge tone={tones[status]}>{texts().statuses[status]}</Badge>
        <span className="text-muted">{formatDateTime(at)}</span>
      </p>
      <p className="wrap-anywhere">
        {about.application === application ? (
          texts().aboutOwn(about.rank)
        ) : (
          <>
            {texts().aboutOther(about.rank)}{' '}
            <Link to={applicationHref(about.application)} className={linkClass}>
              <UserText text={about.name} />
            </Link>
          </>
        )}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        <UserText text={text} />
      </p>
      {document !== '' && (
        <p>
          <Link
            to={applicationHref(application, new URLSearchParams({ [shownDocument]: document }).toString())}
            className={linkClass}
          >
            {texts().withDocument}
          </Link>
        </p>
      )}
      {answeredAt && (
        <div className="grid gap-1 border-s-2 border-line ps-3">
          <p className="text-muted">{texts().answeredBy(formatDateTime(answeredAt), answeredBy)}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">
            <UserText text={answer} />
          </p>
        </div>
      )}
      {status === 'open' && can('admission:manage') && (
        <p>
          <Button look="secondary" size="small" onClick={onAnswer}>
            <MessageSquareReply aria-hidden="true" size={16} />
            {texts().answer}
            <span className="sr-only"> {name}</span>
          </Button>
        </p>
      )}
    </>
  )
}
