import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { useIsOnline } from '@prangan/web/lib/use-is-online.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useRef, useState } from 'react'
import { nextRound, roundsOf } from '../../../contract/rounds.ts'
import type { VisibleState } from '../../../contract/states.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { deadlineOf } from '../api/deadline.ts'
import { type Said, useOwn } from '../api/own-application.ts'
import { stateTexts, stateTones } from '../api/state-texts.ts'
import { CorrectPart, OwnCorrections } from './correct-part.tsx'
import { Decisions } from './decisions.tsx'
import { FeePart } from './fee-part.tsx'
import { GuardianPart } from './guardian-part.tsx'
import { IncompletePart } from './incomplete-part.tsx'
import { NotFoundPart } from './not-found-part.tsx'
import { ObjectionPart, OwnObjections } from './objection-part.tsx'
import { OfferPart } from './offer-part.tsx'
import { OriginalsPart } from './originals-part.tsx'
import { OwnConsents } from './own-consents.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { letterOf, OwnLetter } from './own-letter.tsx'
import { OwnPaper } from './own-paper.tsx'
import { OwnReceipt } from './own-receipt.tsx'
import { OwnSheet } from './own-sheet.tsx'
import { EarlierQueries, QueriesForm } from './queries.tsx'
import { CountedPart, RankPart } from './rank-part.tsx'
import { RefundPart } from './refund-part.tsx'
import { RefusedPart } from './refused-part.tsx'
import { SeatDecisionPart } from './seat-decision-part.tsx'
import { WithdrawPart } from './withdraw-part.tsx'

type ApplicationProgressProps = { said: Said; onRefresh: () => Promise<void>; onClose: () => void }

export function ApplicationProgress(props: ApplicationProgressProps) {
  const { application } = useOwn()
  const { may, offer, fee, receipts, balance, rank, refund, guardian } = application
  const { order, originals } = application.admissionDay
  /** The number of a receipt, or the letter. */
  const [paper, setPaper] = useState<'' | 'letter' | { receipt: string }>('')
  /** What an objection is begun about. */
  const [begun, setBegun] = useState('')
  const onObject = may.object ? setBegun : undefined
  const { own } = applicantMessages()
  if (paper !== '') {
    return (
      <OwnPaper
        print={paper === 'letter' ? own.letter.print : own.fee.printReceipt}
        onBack={() => setPaper('')}
      >
        {(texts) =>
          paper === 'letter' ? (
            <OwnLetter texts={texts} />
          ) : (
            <OwnReceipt number={paper.receipt} texts={texts} />
          )
        }
      </OwnPaper>
    )
  }
  const hasFee = fee !== null || receipts.length > 0 || balance > 0 || offer?.isAccepted
  return (
    <div className="grid gap-6">
      <ProgrammeStatus {...props} onLetter={() => setPaper('letter')} />
      <div className="grid gap-6 lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap) lg:items-start">
        <div className="grid min-w-0 gap-6">
          {application.state === 'incomplete' && <IncompletePart />}
          {guardian.isNeeded && guardian.agreedAt === null && guardian.email !== '' && <GuardianPart />}
          {may.answer && <QueriesForm />}
          {may.correct && <CorrectPart />}
          <SeatDecisionPart />
          {refund?.isDecided && <RefundPart />}
          {offer && ['offered', 'lapsed'].includes(application.state) && <OfferPart />}
          {order === 'originals first' && originals.length > 0 && <OriginalsPart />}
          <NotFoundPart />
          {hasFee && <FeePart onReceipt={(receipt) => setPaper({ receipt })} />}
          {order === 'money first' && originals.length > 0 && <OriginalsPart />}
          <RefusedPart onObject={onObject} />
          {rank ? <RankPart onObject={onObject} /> : <CountedPart />}
          {may.object && <ObjectionPart begun={begun} onBegun={() => setBegun('')} />}
          <OwnObjections />
          <OwnCorrections onObject={onObject} />
          <Decisions />
          <EarlierQueries />
        </div>
        <div className="grid min-w-0 gap-6">
          <OwnDocuments />
          <OwnConsents />
          {may.withdraw && <WithdrawPart />}
        </div>
      </div>
      <OwnSheet />
    </div>
  )
}

/** The states in which the next list can still give a seat. */
const waitsForList: ReadonlySet<VisibleState> = new Set([
  'submitted',
  'in scrutiny',
  'queried',
  'resubmitted',
  'verified',
  'waitlisted',
])

type ProgrammeStatusProps = ApplicationProgressProps & { onLetter: () => void }

function ProgrammeStatus({ said, ...buttons }: ProgrammeStatusProps) {
  const { application, session } = useOwn()
  const { own, states } = applicantMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useIsOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after a change, whose form may be gone then.
  useEffect(() => heading.current?.focus(), [said.at])
  const { number, name, course, sessionName, state, closesAt } = application
  const { name: label, now, next } = stateTexts(application)
  const deadline = deadlineOf(application, new Date())
  const upcoming =
    session && closesAt && waitsForList.has(state) && !application.rank?.objectionsUntil
      ? nextRound(roundsOf(session, new Date(closesAt)), new Date(), application.rank?.publishedAt)
      : undefined
  return (
    <>
      <Message tone={said.tone}>{said.text}</Message>
      <Message tone="info">{!isOnline && own.offline}</Message>
      <section aria-labelledby="standing" className="card grid gap-4 p-4 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="standing" ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
            {own.heading} <span className="whitespace-nowrap">{number}</span>
          </h2>
          <Badge tone={stateTones[state]}>{label}</Badge>
        </div>
        <p className="text-sm text-muted wrap-anywhere">
          <UserText text={name} />
          <br />
          {sessionName === '' ? courseName(course) : own.ofSession(courseName(course), sessionName)}
        </p>
        <p className="text-lg font-semibold text-indigo-950">{now}</p>
        <p>
          <MarkedText text={states.whatNext(next)} linkClass="font-semibold text-indigo-800 underline" />
        </p>
        {deadline && (
          <p className="rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 px-4 py-3 text-indigo-950">
            <MarkedText text={deadline.text} />
            {deadline.left !== '' && <span className="text-sm"> ({deadline.left})</span>}
          </p>
        )}
        {upcoming && (
          <p>
            <MarkedText text={own.nextList(upcoming.number, formatDate(upcoming.listOn))} />
          </p>
        )}
        <Buttons {...buttons} />
      </section>
    </>
  )
}

function Buttons({ onRefresh, onClose, onLetter }: Omit<ProgrammeStatusProps, 'said'>) {
  const { own } = applicantMessages()
  const { application } = useOwn()
  const letter = letterOf(application)
  const [isLooking, setLooking] = useState(false)
  const refresh = async () => {
    setLooking(true)
    await onRefresh()
    setLooking(false)
  }
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => print()}>
          {own.print}
        </Button>
        {letter && (
          <Button look="secondary" onClick={onLetter}>
            {letter === 'admission' && application.admissionDay.rollNumber === ''
              ? own.letter.seat
              : own.letter[letter]}
          </Button>
        )}
        <Button look="quiet" isIdle={isLooking} onClick={refresh}>
          {isLooking ? own.refreshing : own.refresh}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {own.close}
        </Button>
      </div>
      <p className="text-xs text-muted">{own.closeHint}</p>
    </div>
  )
}
