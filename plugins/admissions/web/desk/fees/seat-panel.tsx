import { dayInIndia } from '@prangan/contract/india-time'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { CalendarClock, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { closedDays } from '../../../contract/offer-window.ts'
import { isForCounter } from '../../../contract/originals.ts'
import { balanceOf, receiptsOf } from '../../../contract/paid.ts'
import { isRefundDue } from '../../../contract/refund.ts'
import type { Offer, Refund } from '../../../contract/schemas/full-application.ts'
import type { SeatDecision } from '../../../contract/schemas/seat-decisions.ts'
import { seatInQuestionSince } from '../../../contract/seat-in-question.ts'
import {
  hasLapsed,
  isBalanceUnchecked,
  isPaymentUnchecked,
  isProvisionalSeat,
} from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { applicationHref } from '../hrefs.ts'
import { ExtendDialog } from '../lists/extend-dialog.tsx'
import { headLabel } from '../lists/labels.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { AtCounter } from './at-counter.tsx'
import { ConfirmFee } from './confirm-fee.tsx'
import { EndButtons } from './end-buttons.tsx'
import { refundOn } from './labels.ts'
import { type LetterKind, lettersOf } from './letter-kinds.ts'
import { PaymentNotFound } from './payment-not-found.tsx'
import { RefundAccount } from './refund-account.tsx'
import { feeFacts, offeredFee } from './seat-facts.ts'
import { SettleSeat } from './settle-seat.tsx'
import { UndoConfirmation } from './undo-confirmation.tsx'
import { WaiveBalance } from './waive-balance.tsx'

const texts = () => admissionDeskMessages().admissionFees

type SeatPanelProps = { row: ApplicationRow; chosen: Chosen; search: string }

/** The seat that was offered, its fee, what is paid back, and the letters about them. */
export function SeatPanel({ row, chosen, search }: SeatPanelProps) {
  const titleId = useId()
  const { can } = useDeskSession()
  const isLapsed = hasLapsed(row, new Date())
  const isOver = isLapsed && row.offer?.acceptedAt === null
  const isUnchecked = isPaymentUnchecked(row) || isBalanceUnchecked(row)
  const balance = balanceOf(row)
  const mayConfirm =
    can('admission:fees') &&
    !isOver &&
    (row.status === 'offered' || row.status === 'fee reported' || isUnchecked || balance > 0)
  const isPending = isProvisionalSeat(row, new Date())
  const inQuestion = seatInQuestionSince(row, new Date())
  const letters = printedLetters(row)
  const { order } = chosen.session.admissionDay
  const atCounter = can('admission:fees') && !row.roll && isForCounter(row, new Date()) && (
    <AtCounter row={row} chosen={chosen} />
  )
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-start gap-5 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <h2 id={titleId} className="text-lg text-indigo-950">
        {texts().title}
      </h2>
      <Message tone="info">{isUnchecked && texts().confirm.withdrawn.text}</Message>
      <Message tone="info">
        {isPending && row.seatDecision && texts().settle.provisional(row.seatDecision.condition)}
      </Message>
      <Message tone="error">{inQuestion && texts().settle.inQuestion(formatDateTime(inQuestion))}</Message>
      <Message tone="error">
        {isLapsed &&
          row.offer &&
          (isOver ? texts().unanswered : texts().lapsed)(formatDateTime(row.offer.payTo))}
      </Message>
      {row.offer || row.fee ? <SeatFacts row={row} /> : <p className="text-sm text-muted">{texts().none}</p>}
      <RefundFacts row={row} chosen={chosen} />
      {can('admission:fees') && isRefundDue(row.refund) && row.refund.account && (
        // Another account is not the one that was shown.
        <RefundAccount key={`${row.id} ${row.refund.account.givenAt.getTime()}`} application={row.id} />
      )}
      {(isPending || inQuestion) && can('admission:manage') && <SettleSeat row={row} />}
      {letters.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {letters.map(({ kind, receipt, label }) => (
            <Link
              key={label}
              to={letterHref(row.id, search, { letter: kind, receipt })}
              className={buttonClass('secondary', 'small')}
            >
              <Printer aria-hidden="true" size={16} />
              {label}
            </Link>
          ))}
        </p>
      )}
      {can('admission:manage') && row.status === 'offered' && row.offer && (
        <MoreTime row={row} offer={row.offer} closed={closedDays(chosen.session)} />
      )}
      {order === 'originals first' && atCounter}
      {can('admission:fees') && <ConfirmFee key={row.id} row={row} isAsked={mayConfirm} {...saysOf(row)} />}
      {order === 'money first' && atCounter}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can('admission:fees') && <PaymentNotFound row={row} />}
        {can('admission:manage') && <WaiveBalance row={row} />}
        {can('admission:fees') && <UndoConfirmation row={row} />}
      </div>
      {can('admission:fees') && <EndButtons row={row} chosen={chosen} />}
    </section>
  )
}

/** What the button and the toast of a confirmation say. */
function saysOf(row: ApplicationRow) {
  if (isPaymentUnchecked(row) || isBalanceUnchecked(row)) return { says: texts().confirm.withdrawn }
  return balanceOf(row) > 0 ? { says: texts().confirm.rest } : {}
}

/** The letters that can be printed; each receipt, with its number where there are several. */
function printedLetters(row: ApplicationRow) {
  const { letters, receiptOf } = texts()
  const receipts = receiptsOf(row)
  return lettersOf(row).flatMap((kind) =>
    kind === 'receipt' && receipts.length > 1
      ? receipts.map(({ receiptNumber }) => ({
          kind,
          receipt: receiptNumber,
          label: receiptOf(receiptNumber),
        }))
      : [{ kind, receipt: '', label: letters[kind === 'admission' && !row.roll ? 'seat' : kind] }],
  )
}

function letterHref(id: string, search: string, letter: { letter: LetterKind; receipt: string }): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(letter)) if (value !== '') params.set(name, value)
  return applicationHref(id, params.toString())
}

type MoreTimeProps = { row: ApplicationRow; offer: Offer; closed: readonly string[] }

function MoreTime({ row, offer, closed }: MoreTimeProps) {
  const [isOpen, setOpen] = useState(false)
  const { extend } = admissionDeskMessages().meritLists
  return (
    <p>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" size={16} />
        {extend.open}
      </Button>
      <ExtendDialog
        key={`${row.id} ${isOpen}`}
        list={offer.list}
        title={extend.titleForOne(row.name)}
        application={row.id}
        payTo={offer.payTo}
        closed={closed}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </p>
  )
}

function SeatFacts({ row }: { row: ApplicationRow }) {
  const { offer, seatDecision } = row
  const { facts } = texts()
  return (
    <DetailsList
      items={[
        ...(offer
          ? [
              { label: facts.seat, text: facts.seatFrom(offer.listNumber, headLabel(offer.under)) },
              offeredFee(offer),
              {
                label: facts.window,
                text: facts.from(formatDateTime(offer.payFrom), formatDateTime(offer.payTo)),
              },
              ...offer.extensions.map(({ payTo, reason, by, at }) => ({
                label: facts.extended,
                text: facts.extendedBy(formatDateTime(payTo), formatDateTime(at), by, reason),
                isWide: true,
              })),
              {
                label: facts.answer,
                text: offer.acceptedAt ? facts.accepted(formatDateTime(offer.acceptedAt)) : facts.noAnswer,
              },
            ]
          : []),
        ...(seatDecision ? [decisionFact(seatDecision)] : []),
        ...feeFacts(row),
      ]}
    />
  )
}

function decisionFact({ decision, reason, by, at }: SeatDecision) {
  const { settle } = texts()
  const { short } = admissionDeskMessages().meritLists.decisions
  return {
    label: settle.fact,
    text: settle.decided(short[decision], formatDateTime(at), by, reason),
    isWide: true,
  }
}

function accountFact(refund: Refund) {
  const { title, given, none } = texts().refund.account
  const { account } = refund
  if (!account) return isRefundDue(refund) ? [{ label: title, text: none }] : []
  return [
    {
      label: title,
      text: given(account.lastFour, account.ifsc, formatDateTime(account.givenAt)),
      isWide: true,
    },
  ]
}

function RefundFacts({ row, chosen: { session } }: { row: ApplicationRow; chosen: Chosen }) {
  const { refund } = row
  if (!refund) return null
  const counted = refundOn(row, session, refund.at)
  return (
    <DetailsList
      items={[
        { label: texts().refund.sum, text: rupees(refund.amount) },
        {
          label: texts().refund.why,
          text: [
            counted?.words ?? refund.step,
            refund.further > 0 && texts().refund.further(rupees(refund.further)),
          ]
            .filter(Boolean)
            .join(' '),
          isWide: true,
        },
        {
          label: texts().refund.paid,
          text: refund.paidAt
            ? texts().refund.paidOn(formatDate(dayInIndia(refund.paidAt)), refund.reference)
            : texts().refund.payBy(formatDate(counted?.payBy ?? '')),
        },
        ...accountFact(refund),
        ...row.earlierRefunds.map(({ amount, paidAt, reference }) => ({
          label: texts().refund.earlier,
          text: texts().refund.earlierPaid(
            rupees(amount),
            formatDate(dayInIndia(paidAt ?? refund.at)),
            reference,
          ),
          isWide: true,
        })),
      ]}
    />
  )
}
