import { limits } from '@prangan/contract/limits'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { LeaveDialog } from '@prangan/web/ui/desk/leave-dialog.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { HandCoins, ListOrdered } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { countChanges } from '../../../contract/merit/list-changes.ts'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { Round } from '../../../contract/schemas/admission-sessions.ts'
import type { SeatMatrix } from '../../../contract/schemas/seat-matrix.ts'
import { SeatMatrixView } from '../../lists/seat-matrix.tsx'
import { useHasPassed } from '../../use-has-passed.ts'
import type { ListPreview } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { FinalDialog } from './final-dialog.tsx'
import { ListChanges } from './list-changes.tsx'
import { MeritTable } from './merit-table.tsx'
import { OfferNextDialog } from './offer-next-dialog.tsx'
import { ProvisionalDialog } from './provisional-dialog.tsx'
import type { KeptTraces } from './rank-trace.tsx'
import { ReportView } from './report-view.tsx'
import { SeatDecisions } from './seat-decisions.tsx'
import { UnusualPoints } from './unusual-points.tsx'
import { type NextListProps, useNextList, wordsOf } from './use-next-list.ts'
import { seatedRows } from './vacant-seats.ts'
import { WhyDialog } from './why-dialog.tsx'

const texts = () => admissionDeskMessages().meritLists

type Next = ReturnType<typeof useNextList>

type Setting = {
  /** Counts the seats as the prepared list would give them. */
  countWith: (prepared: ListPreview) => SeatMatrix | undefined
  /** What was announced for the list; undefined for one that replaces another. */
  round: Round | undefined
  converts: boolean
  /** The days on which the office is closed. */
  closed: readonly string[]
  claims: SessionRow['claims']
  /** Where the programme's applications that are not checked yet are listed. */
  uncheckedHref: string
  /** In rupees; undefined for a programme that its session no longer has. */
  fee: number | undefined
  /** How many vacant seats the list could give to those who wait on the last one. */
  vacant: number
  /** True if some of them are held for a category until now. */
  isHeld: boolean
}

/** The next list of a programme, or one in place of the last. */
export function NextList({
  countWith,
  round,
  converts,
  closed,
  claims,
  uncheckedHref,
  fee,
  vacant,
  isHeld,
  ...props
}: NextListProps & Setting) {
  const next = useNextList(props)
  const { preview, isBusy, asked, error } = next
  const { replaced, onCancel } = props
  const words = wordsOf(replaced)
  const unanswered = replaced?.objections.open ?? 0
  const end = replaced?.objectionsUntil ?? null
  const hasEnded = useHasPassed(end)
  const toLookAt = preview?.unusual.filter(({ point }) => !next.looked.seen.includes(point)).length ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  // A revision is begun further down the page.
  const isBegun = onCancel !== undefined
  useEffect(() => {
    if (isBegun) heading.current?.focus()
  }, [isBegun])
  return (
    <section
      aria-labelledby="next-list"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="next-list" ref={heading} tabIndex={-1} className="text-lg text-indigo-950">
          {preview ? words.preview(preview.number) : words.title}
        </h2>
        <div className="flex flex-wrap gap-2">
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {deskMessages().kit.cancel}
            </Button>
          )}
          <Button
            look="secondary"
            busy={isBusy === 'preview'}
            isIdle={isBusy === 'offers'}
            onClick={() => next.compute()}
          >
            {isBusy !== 'preview' && <ListOrdered aria-hidden="true" size={18} />}
            {preview ? texts().computeAgain : words.compute}
          </Button>
          {preview && !replaced && (
            <Button
              look="secondary"
              isIdle={preview.rows.length === 0}
              onClick={() => next.ask(preview, 'provisional')}
            >
              {texts().provisional.open}
            </Button>
          )}
          {preview && (
            <Button
              look={vacant > 0 ? 'secondary' : 'primary'}
              isIdle={preview.rows.length === 0 || unanswered > 0 || !hasEnded}
              onClick={() => next.ask(preview, 'final')}
            >
              {words.publish(preview.number)}
            </Button>
          )}
          {vacant > 0 && <OfferButton next={next} vacant={vacant} isHeld={isHeld} />}
        </div>
      </div>
      <p className="max-w-prose text-sm text-muted">{preview ? texts().previewText : words.text}</p>
      {!replaced && (
        <p className="text-sm">
          {round && <b>{texts().announcedFor(formatDate(round.listOn))} </b>}
          {converts ? texts().converts : texts().keeps}
        </p>
      )}
      <Message tone="info">{end && !hasEnded && texts().objections.endFirst(formatDateTime(end))}</Message>
      <Message tone="info">{unanswered > 0 && texts().objections.answerFirst(unanswered)}</Message>
      <Message tone="info">
        {vacant > 0 && preview && seatedRows(preview).length === 0 && texts().offerNext.nobody}
      </Message>
      <Message tone="info">{vacant > 0 && toLookAt > 0 && texts().offerNext.lookFirst(toLookAt)}</Message>
      <Message tone="error">{!asked && error}</Message>
      {preview && (
        <Previewed
          {...props}
          next={next}
          preview={preview}
          matrix={countWith(preview)}
          round={round}
          closed={closed}
          claims={claims}
          uncheckedHref={uncheckedHref}
          fee={fee}
        />
      )}
      <LeaveDialog {...next.guard.question} />
    </section>
  )
}

type OfferButtonProps = { next: Next; vacant: number; isHeld: boolean }

/** Prepares the next list to publish it and offer its seats, and goes on with it once it is prepared. */
function OfferButton({ next: { preview, isBusy, ask, compute }, vacant, isHeld }: OfferButtonProps) {
  const { open, openHeld, action } = texts().offerNext
  const seats = preview ? seatedRows(preview).length : vacant
  return (
    <Button
      busy={isBusy === 'offers'}
      isIdle={seats === 0 || isBusy === 'preview'}
      onClick={() => (preview ? ask(preview, 'offers') : compute('offers'))}
    >
      {isBusy !== 'offers' && <HandCoins aria-hidden="true" size={18} />}
      {preview ? action(preview.number, seats) : (isHeld ? openHeld : open)(vacant)}
    </Button>
  )
}

type PreviewedProps = NextListProps &
  Pick<Setting, 'round' | 'closed' | 'claims' | 'uncheckedHref' | 'fee'> & {
    next: Next
    preview: ListPreview
    matrix: SeatMatrix | undefined
  }

function Previewed({ replaced, next, preview, matrix, claims, uncheckedHref, ...props }: PreviewedProps) {
  const { round, closed, fee } = props
  const [why, setWhy] = useState<{ row: MeritListRow; isOpen: boolean } | null>(null)
  const [kept] = useState<KeptTraces>(() => new Map())
  const { isBusy, asked, setAsked, looked, look, issue, refused, error } = next
  const part = useFocusIssue(refused)
  const decisions = preview.touched.map(({ id }) => next.decided[id]?.decision)
  const cancelled = decisions.filter((decision) => decision === 'cancelled').length
  const words = wordsOf(replaced)
  if (preview.rows.length === 0) return <Message tone="info">{texts().nobody}</Message>
  return (
    <>
      {replaced && (
        <ListChanges
          title={texts().changes.title}
          before={replaced.rows}
          after={preview.rows}
          isUndecided={preview.touched.length > 0 && !next.isCounted}
        />
      )}
      {!replaced && next.earlier && (
        <ListChanges title={texts().changes.sinceBefore} before={next.earlier} after={preview.rows} />
      )}
      <div ref={part} className="grid gap-4 empty:hidden">
        {next.isRevision && <Because next={next} />}
        <SeatDecisions
          touched={preview.touched}
          decided={next.decided}
          issues={next.decisionIssues}
          onChange={next.decideOn}
        />
        <UnusualPoints
          unusual={preview.unusual}
          rows={preview.rows}
          looked={looked}
          isReplacing={replaced !== undefined}
          uncheckedHref={uncheckedHref}
          onChange={look}
          issue={issue}
        />
      </div>
      {matrix && (
        <SeatMatrixView matrix={matrix} caption={texts().seatsOf(words.preview(preview.number))} isOpen />
      )}
      <ReportView rows={preview.rows} report={preview.report} />
      <MeritTable
        caption={words.preview(preview.number)}
        rows={preview.rows}
        onWhy={(row) => setWhy({ row, isOpen: true })}
      />
      {why && (
        <WhyDialog
          key={why.row.id + preview.basis}
          kept={kept}
          of={preview.basis}
          load={next.explain}
          row={why.row}
          list={preview}
          claims={claims}
          isOpen={why.isOpen}
          onClose={() => setWhy({ ...why, isOpen: false })}
        />
      )}
      <FinalDialog
        key={`final ${asked === 'final'}`}
        asksTime={!replaced}
        isOpen={asked === 'final'}
        onCancel={() => setAsked(false)}
        onPublish={next.publish}
        title={words.question(preview.number)}
        action={words.publish(preview.number)}
        isBusy={isBusy === 'publish'}
        error={error}
      >
        {texts().publishText(
          preview.rows.filter(({ waiting }) => waiting === 0).length,
          preview.rows.filter(({ waiting }) => waiting > 0).length,
        )}
        {next.isRevision && replaced && ` ${madeOf(replaced.rows, preview.rows)}`}
        {` ${next.isRevision ? texts().mailed.revised : texts().mailed.final}`}
        {decisions.length > 0 && ` ${texts().decisions.counts(decisions.length - cancelled, cancelled)}`}
      </FinalDialog>
      <OfferNextDialog
        key={`offers ${asked === 'offers'}`}
        preview={preview}
        remark={looked.remark}
        fee={fee}
        round={round}
        closed={closed}
        isOpen={asked === 'offers'}
        onPublish={() => next.send(preview)}
        onClose={(isPublished) => (isPublished ? next.close() : setAsked(false))}
      />
      {!replaced && (
        <ProvisionalDialog
          key={`provisional ${asked === 'provisional'}`}
          number={preview.number}
          closed={closed}
          isOpen={asked === 'provisional'}
          isBusy={isBusy === 'publish'}
          error={error}
          onCancel={() => setAsked(false)}
          onPublish={next.publish}
        />
      )}
    </>
  )
}

function madeOf(before: readonly MeritListRow[], after: readonly MeritListRow[]): string {
  const { seats, ranks } = countChanges(before, after)
  return texts().changes.made(seats, ranks)
}

function Because({ next: { because, setBecause, issue } }: { next: Next }) {
  return (
    <Field
      label={texts().because}
      hint={texts().becauseHint}
      limit={limits.text.note}
      required
      error={issue.because}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          value={because}
          onChange={({ currentTarget }) => setBecause(currentTarget.value)}
        />
      )}
    </Field>
  )
}
