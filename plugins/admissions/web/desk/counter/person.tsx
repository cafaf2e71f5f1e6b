import { documentPaths } from '@prangan/contract/paths'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { OthersHere } from '@prangan/web/ui/desk/others-here.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { ArrowRight, Printer, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isForCounter } from '../../../contract/originals.ts'
import { seatInQuestionSince } from '../../../contract/seat-in-question.ts'
import { hasLapsed, hasRank, isEnded } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { ProgressBadge } from '../components/progress-badge.tsx'
import { applicationHref, atCounter } from '../hrefs.ts'
import { headLabel } from '../lists/labels.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { useDocument } from '../scrutiny/use-document.ts'
import { AdmissionSteps } from './admission-steps.tsx'
import { PrintedAdmission } from './printed-admission.tsx'
import { PrintedUndertaking } from './printed-undertaking.tsx'

const texts = () => admissionDeskMessages().counter

type PersonProps = {
  row: ApplicationRow
  chosen: Chosen | undefined
  onNext: () => void
  onTyped: (text: string) => void
}

/** Somebody at the counter: who it is, and the steps to the admission. */
export function Person({ row, chosen, onNext, onTyped }: PersonProps) {
  const inQuestion = seatInQuestionSince(row, new Date())
  const [printing, setPrinting] = useState<'' | 'admission' | 'undertaking'>('')
  if (printing === 'undertaking' && chosen) {
    return <PrintedUndertaking row={row} session={chosen.session} onBack={() => setPrinting('')} />
  }
  if (printing === 'admission' && chosen) {
    return (
      <PrintedAdmission
        row={row}
        session={chosen.session}
        onBack={() => setPrinting('')}
        {...{ onNext, onTyped }}
      />
    )
  }
  return (
    <>
      <PersonHead row={row} chosen={chosen} onNext={onNext} />
      <OthersHere record={documentPaths.admission(row.id)} />
      <Message tone="error">
        {row.seatDecision?.decision === 'provisional' && texts().provisional(row.seatDecision.condition)}
      </Message>
      <Message tone="error">{inQuestion && texts().inQuestion(formatDateTime(inQuestion))}</Message>
      {chosen && isForCounter(row, new Date()) ? (
        <>
          {row.roll && <Admitted row={row} onPrint={() => setPrinting('admission')} />}
          <AdmissionSteps
            row={row}
            chosen={chosen}
            onAdmitted={() => setPrinting('admission')}
            onUndertaking={() => setPrinting('undertaking')}
          />
        </>
      ) : (
        <NotNow row={row} />
      )}
    </>
  )
}

function PersonHead({ row, chosen, onNext }: Omit<PersonProps, 'onTyped'>) {
  const { head } = texts()
  const { offer } = row
  const facts = [
    courseName(row.course),
    chosen?.session.name,
    categoryName(row.category),
    offer && head.seat(offer.listNumber, headLabel(offer.under)),
    offer && row.status === 'offered' && head.until(formatDateTime(offer.payTo)),
  ]
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-card border border-line bg-white p-4">
      {chosen && <Photo row={row} chosen={chosen} />}
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-serif text-xl font-semibold text-indigo-950">
            <UserText text={row.name} />
          </span>
          <ProgressBadge row={row} />
        </p>
        <Facts
          className="text-muted"
          facts={[row.applicationNumber, texts().find.fatherOf(row.fatherName), row.mobile]}
        />
        <Facts facts={facts} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={applicationHref(row.id, atCounter(row.id))} className={buttonClass('quiet', 'small')}>
          {head.application}
        </Link>
        <Button look="secondary" size="small" onClick={onNext}>
          {texts().next}
          <ArrowRight aria-hidden="true" size={16} />
        </Button>
      </div>
    </div>
  )
}

type FactsProps = { facts: readonly (string | false | null | undefined)[]; className?: string }

const Facts = ({ facts, className }: FactsProps) => (
  <p className={classNames('flex flex-wrap gap-x-4 text-sm tabular-nums', className)}>
    {facts
      .filter((fact) => fact)
      .map((fact) => (
        <span key={String(fact)} className="wrap-anywhere">
          {fact}
        </span>
      ))}
  </p>
)

function Photo({ row, chosen: { session } }: { row: ApplicationRow; chosen: Chosen }) {
  const slot = session.documents.find(({ kind }) => kind === 'photo')?.key ?? ''
  const { url } = useDocument(row, slot)
  return (
    <div className="grid h-24 w-19 flex-none place-items-center overflow-hidden rounded-card border border-line bg-sand text-muted">
      {url ? (
        <img src={url} alt={texts().head.photoOf(row.name)} className="h-full w-full object-cover" />
      ) : (
        <UserRound aria-hidden="true" size={32} />
      )}
    </div>
  )
}

function Admitted({ row, onPrint }: { row: ApplicationRow; onPrint: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-success bg-success-soft p-4">
      <p className="text-indigo-950">
        {texts().rollNumber} <b className="font-serif text-xl tabular-nums">{row.roll?.number}</b>
      </p>
      <Button ref={button} onClick={onPrint}>
        <Printer aria-hidden="true" size={18} />
        {texts().print.again}
      </Button>
    </div>
  )
}

/** Why nothing can be done at the counter, and where it can. */
function NotNow({ row }: { row: ApplicationRow }) {
  const { notNow } = texts()
  const why = () => {
    if (hasLapsed(row, new Date())) return notNow.lapsed(formatDateTime(row.offer?.payTo ?? new Date()))
    if (isEnded(row.status)) return notNow.closed
    return hasRank(row) ? notNow.noSeat : notNow.unchecked
  }
  return <Message tone="info">{why()}</Message>
}
