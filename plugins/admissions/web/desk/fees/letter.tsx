import { college } from '@prangan/college/config'
import { shownText } from '@prangan/contract/content/show-in'
import { formatDate, formatMinute } from '@prangan/contract/format-date'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Language } from '@prangan/contract/languages'
import { categoryOf } from '@prangan/contract/states/profile'
import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import { originalsOf, owedOriginals } from '../../../contract/originals.ts'
import { balanceOf, type PaidReceipt, paidOf, receiptsOf } from '../../../contract/paid.ts'
import { rupeesIn, sumOf } from '../../../contract/payment.ts'
import { payByOf } from '../../../contract/refund.ts'
import {
  isWholeRefund,
  laterRefund,
  unseatedRefund,
  wholeRefund,
} from '../../../contract/schemas/seat-decisions.ts'
import { isProvisionalSeat } from '../../../contract/states.ts'
import { type Fact, Facts } from '../../letters/letter-facts.tsx'
import type { LetterMessages } from '../../letters/letter-messages.ts'
import { LetterPayment } from '../../letters/letter-payment.tsx'
import { ReceiptBody, receiptText } from '../../letters/receipt-body.tsx'
import { ScanCode } from '../../letters/scan-code.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'
import type { LetterKind } from './letter-kinds.ts'

export type LetterProps = {
  kind: LetterKind
  /** The number of a receipt; '' for that of the fee. */
  receipt?: string
  row: ApplicationRow
  session: SessionRow
  language: Language
  texts: LetterMessages
}

type WithFacts = LetterProps & { kind: Exclude<LetterKind, 'receipt'> }

export function Letter({ kind, receipt: number = '', row, session, language, texts }: LetterProps) {
  const receipt = receiptOf(row, number)
  const { title, text, end, hasCode = false } = wordsOf({ kind, row, session, texts, receipt })
  const course = Object.values(college.courses).find(({ en }) => en === row.course)
  const about = {
    course: course ? shownText(course, language).text : row.course,
    session: session.name,
  }
  return (
    <article aria-label={title} lang={language} className="sheet">
      <SheetHead language={language} />
      <p className="flex flex-wrap justify-between gap-x-6 pt-5 text-sm">
        <span className="font-semibold tabular-nums">{texts.number(row.applicationNumber)}</span>
        <span>{texts.date(formatDate(dayInIndia(new Date()), texts.dates.months))}</span>
      </p>
      <address className="pt-4 text-sm not-italic">
        {[
          row.name,
          texts.father(row.fatherName),
          row.address,
          `${row.city}, ${row.state} ${row.pincode}`,
        ].map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
      <h2 className="pt-5 text-xl text-indigo-900">{title}</h2>
      <p className="py-3 text-sm">{text(about)}</p>
      {kind === 'receipt' ? (
        receipt && <LetterReceipt receipt={receipt} row={row} language={language} texts={texts} />
      ) : (
        <Facts items={factsOf({ kind, row, session, language, texts })} />
      )}
      {kind === 'offer' && row.offer && (
        <LetterPayment
          applicant={{ number: row.applicationNumber, name: row.name, course: row.course }}
          offer={row.offer}
          payment={session.payment}
          language={language}
          texts={texts.payment}
        />
      )}
      {hasCode && <ScanCode number={row.applicationNumber} texts={texts} />}
      <p className="pt-4 text-sm">{end}</p>
      <p className="sheet-signs">
        <span>{texts.signs.applicant}</span>
        <span>{texts.signs.office}</span>
        <span>{texts.signs.principal}</span>
      </p>
    </article>
  )
}

type Words = Pick<LetterProps, 'kind' | 'row' | 'session' | 'texts'> & { receipt: PaidReceipt | undefined }

const receiptOf = (row: ApplicationRow, number: string): PaidReceipt | undefined =>
  receiptsOf(row).find(({ receiptNumber }) => receiptNumber === (number || row.fee?.receiptNumber)) ??
  receiptsOf(row).at(-1)

type LetterWords = {
  title: string
  text: (about: { course: string; session: string }) => string
  end: string
  /** True for somebody who comes to the counter with it. */
  hasCode?: boolean
}

/** What a letter says follows the order of the day of admission, and what became of the originals. */
function wordsOf({ kind, row, session, texts, receipt }: Words): LetterWords {
  if (kind === 'offer') {
    const { title, text, ends } = texts.offer
    return { title, text, end: ends[session.admissionDay.order], hasCode: true }
  }
  if (kind === 'admission') {
    const { title, openTitle, texts: each, ends } = texts.admission
    const state = row.roll ? (owedOriginals(row).length > 0 ? 'owed' : 'complete') : 'open'
    return {
      title: state === 'open' ? openTitle : title,
      ...{ text: each[state], end: ends[state], hasCode: state !== 'complete' },
    }
  }
  if (kind === 'refund' && row.refund?.step === wholeRefund) {
    return { ...texts.refund, text: texts.refund.textOfCollege }
  }
  if (kind === 'refund' && (row.refund?.step === unseatedRefund || row.refund?.step === laterRefund)) {
    return { ...texts.refund, text: texts.refund.textUnseated }
  }
  if (kind === 'receipt') {
    const { title, text, end } = texts.receipt
    return {
      title,
      text: receipt ? receiptText(texts, receipt) : text,
      end: receipt?.receiptCancelled ? '' : end,
    }
  }
  return texts[kind]
}

type LetterReceiptProps = {
  receipt: PaidReceipt
  row: ApplicationRow
  language: Language
  texts: LetterMessages
}

function LetterReceipt({ receipt, row: { offer, waiver, roll }, language, texts }: LetterReceiptProps) {
  const { receiptNumber: number, amount, balance, paidOn, reference, isFurther } = receipt
  const { confirmedAt, confirmedBy, receiptCancelled } = receipt
  return (
    <ReceiptBody
      receipt={{
        ...{ number, amount, balance, paidOn, reference, isFurther },
        isCancelled: receiptCancelled !== null,
        isUndone: receiptCancelled?.isUndone ?? false,
        day: dayInIndia(confirmedAt),
        balanceBy: roll?.balanceBy ?? '',
        receivedBy: confirmedBy,
        fee: offer,
        waived: waiver && { amount: waiver.amount, day: dayInIndia(waiver.at) },
      }}
      language={language}
      texts={texts}
    />
  )
}

function factsOf({ kind, row, session, language, texts }: WithFacts): Fact[] {
  const { facts } = texts
  const { offer } = row
  const balance = balanceOf(row)
  const receipts = receiptsOf(row).filter(({ receiptCancelled }) => !receiptCancelled?.isUndone)
  const received = paidOf(row)
  const day = (iso: string) => formatDate(iso, texts.dates.months)
  const time = (at: Date) => formatMinute(at, texts.dates)
  const sum = (rupees: number) => rupeesIn(language, rupees)
  const seat: Fact[] = offer
    ? [
        [facts.list, String(offer.listNumber)],
        [facts.under, seatLabel(offer.under, language, texts)],
        ...(isProvisionalSeat(row, new Date())
          ? [[facts.provisional, row.seatDecision?.condition ?? ''] as const]
          : []),
      ]
    : []
  const [first] = receipts
  const paid: Fact[] = first
    ? [
        [balance > 0 ? facts.part : receipts.length > 1 ? facts.paidInAll : facts.paid, sum(received)],
        ...(balance > 0 ? [[facts.balance, sum(balance)] as const] : []),
        ...(balance > 0 && row.roll?.balanceBy ? [[facts.balanceBy, day(row.roll.balanceBy)] as const] : []),
        ...(receipts.length === 1
          ? ([
              [facts.paidOn, day(first.paidOn)],
              [facts.reference, first.reference],
            ] as const)
          : []),
        ...(first.receiptNumber
          ? [
              [
                receipts.length > 1 ? facts.receipts : facts.receipt,
                receipts.map(({ receiptNumber }) => receiptNumber).join(', '),
              ] as const,
            ]
          : []),
      ]
    : balance > 0
      ? [[facts.balance, sum(balance)]]
      : []
  switch (kind) {
    case 'offer':
      return [
        ...seat,
        ...(offer
          ? ([
              [facts.fee, sum(offer.amount)],
              [facts.cautionMoney, sum(offer.cautionMoney)],
              [facts.payFrom, time(offer.payFrom)],
              [facts.payTo, time(offer.payTo)],
            ] as const)
          : []),
        [facts.originals, namesOfOriginals({ row, session, language })],
      ]
    case 'admission':
      return [
        ...(row.roll ? [[texts.admission.rollNumber, row.roll.number] as const] : []),
        ...seat,
        ...paid,
        ...(row.waiver
          ? [[facts.waived, `${sum(row.waiver.amount)}, ${day(dayInIndia(row.waiver.at))}`] as const]
          : []),
        ...confirmedOn(row).map((at): Fact => [facts.confirmedOn, day(at)]),
        ...(row.roll ? owedOriginals(row) : []).map(
          ({ name, until }): Fact => [
            texts.admission.owed,
            `${shownText(name, language).text}, ${texts.admission.owedUntil(day(until))}`,
          ],
        ),
      ]
    case 'refund':
      return [...paid, ...refundFacts({ row, session, language, texts }, received)]
  }
}

function namesOfOriginals({
  row,
  session,
  language,
}: Pick<WithFacts, 'row' | 'session' | 'language'>): string {
  const programme = session.programmes.find(({ key }) => key === row.programme)
  const asked = programme ? originalsOf(session, programme, row) : []
  return asked.map(({ name }) => shownText(name, language).text).join(', ')
}

function refundFacts({ row, session, language, texts }: Omit<WithFacts, 'kind'>, received: number): Fact[] {
  const { facts } = texts
  const { refund } = row
  const day = (iso: string) => formatDate(iso, texts.dates.months)
  const sum = (rupees: number) => rupeesIn(language, rupees)
  return [
    ...(refund
      ? ([
          [isWholeRefund(refund.step) ? facts.cancelledOn : facts.withdrawnOn, day(dayInIndia(refund.at))],
          [facts.kept, sum(received - refund.amount - sumOf(row.earlierRefunds))],
          ...row.earlierRefunds.map(
            ({ amount, paidAt }) =>
              [facts.refundPaid, `${sum(amount)}, ${day(dayInIndia(paidAt ?? refund.at))}`] as const,
          ),
          [facts.refund, sum(refund.amount)],
          [facts.payBy, day(payByOf(dayInIndia(refund.at), session.refund))],
        ] as const)
      : []),
    ...(refund?.account
      ? [[facts.account, facts.ending(refund.account.lastFour, refund.account.ifsc)] as const]
      : []),
    ...(refund?.paidAt ? [[facts.refundPaid, day(dayInIndia(refund.paidAt))] as const] : []),
    ...(refund?.reference ? [[facts.refundReference, refund.reference] as const] : []),
  ]
}

/** The day of the first confirmation, or of the admission at the counter if that was undone. */
function confirmedOn(row: ApplicationRow): string[] {
  const at = row.fee?.confirmedAt ?? row.roll?.at
  return at ? [dayInIndia(at)] : []
}

function seatLabel(under: string, language: Language, texts: LetterMessages): string {
  if (under === 'open') return texts.open
  const category = categoryOf(under)
  if (!category) return under
  const [name, shortName] = [category.name, category.shortName].map((text) => shownText(text, language).text)
  return texts.category({ name: name ?? under, shortName: shortName ?? under })
}
