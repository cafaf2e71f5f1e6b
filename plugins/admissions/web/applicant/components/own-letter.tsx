import { formatDate, formatMinute } from '@prangan/contract/format-date'
import { dayInIndia } from '@prangan/contract/india-time'
import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { inLanguage, language as readersLanguage } from '@prangan/web/messages/language.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { rupeesIn, sumOf } from '../../../contract/payment.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { type Fact, Facts } from '../../letters/letter-facts.tsx'
import type { LetterMessages } from '../../letters/letter-messages.ts'
import { LetterPayment } from '../../letters/letter-payment.tsx'
import { ScanCode } from '../../letters/scan-code.tsx'
import { seatName } from '../../lists/seat-name.ts'
import { useOwn } from '../api/own-application.ts'

/** Returns the letter that an applicant can print now. */
export function letterOf({ state, offer }: Pick<OwnApplication, 'state' | 'offer'>) {
  if (!offer) return undefined
  if (state === 'admitted') return 'admission'
  return state === 'offered' || state === 'fee reported' ? 'offer' : undefined
}

const owedOf = ({ admissionDay: { originals } }: OwnApplication) =>
  originals.filter(({ result }) => result === 'undertaking' || result === 'missing')

/** The letter that offers the seat, or that of the admission, with the code for the counter. */
export function OwnLetter({ texts }: { texts: LetterMessages }) {
  const { application } = useOwn()
  const language = readersLanguage()
  const { number, name, course, sessionName, offer, payment } = application
  const kind = letterOf(application)
  if (!(kind && offer)) return null
  const { title, text, end, hasCode } = wordsOf(kind, application, texts)
  return (
    <article aria-label={title} lang={language} className="sheet">
      <SheetHead language={language} />
      <p className="flex flex-wrap justify-between gap-x-6 pt-5 text-sm">
        <span className="font-semibold tabular-nums">{texts.number(number)}</span>
        <span>{texts.date(formatDate(dayInIndia(new Date()), texts.dates.months))}</span>
      </p>
      <p className="text-sm">
        <UserText text={name} />
      </p>
      <h2 className="pt-5 text-xl text-indigo-900">{title}</h2>
      <p className="py-3 text-sm">{text({ course: courseName(course), session: sessionName })}</p>
      <Facts items={kind === 'offer' ? offerFacts(offer, texts) : admissionFacts(application, texts)} />
      {kind === 'offer' && payment && (
        <LetterPayment
          applicant={{ number, name, course }}
          offer={offer}
          payment={payment}
          language={language}
          texts={texts.payment}
        />
      )}
      {hasCode && <ScanCode number={number} texts={texts} />}
      <p className="pt-4 text-sm">{end}</p>
    </article>
  )
}

function wordsOf(kind: 'offer' | 'admission', application: OwnApplication, texts: LetterMessages) {
  const { order, rollNumber } = application.admissionDay
  if (kind === 'offer') {
    const { title, text, ends } = texts.offer
    return { title, text, end: ends[order], hasCode: true }
  }
  const { title, openTitle, texts: each, ends } = texts.admission
  const step = rollNumber === '' ? 'open' : owedOf(application).length > 0 ? 'owed' : 'complete'
  return {
    title: step === 'open' ? openTitle : title,
    ...{ text: each[step], end: ends[step], hasCode: step !== 'complete' },
  }
}

type Offer = NonNullable<OwnApplication['offer']>

const seatFacts = ({ listNumber, under }: Offer, { facts }: LetterMessages): Fact[] => [
  [facts.list, String(listNumber)],
  [facts.under, seatName(under)],
]

function offerFacts(offer: Offer, texts: LetterMessages): Fact[] {
  const { facts, dates } = texts
  const sum = (rupees: number) => rupeesIn(readersLanguage(), rupees)
  return [
    ...seatFacts(offer, texts),
    [facts.fee, sum(offer.amount)],
    [facts.cautionMoney, sum(offer.cautionMoney)],
    [facts.payFrom, formatMinute(new Date(offer.payFrom), dates)],
    [facts.payTo, formatMinute(new Date(offer.payTo), dates)],
  ]
}

function admissionFacts(application: OwnApplication, texts: LetterMessages): Fact[] {
  const { offer, receipts, balance, admissionDay } = application
  const { facts, admission } = texts
  const sum = (rupees: number) => rupeesIn(readersLanguage(), rupees)
  const counting = receipts.filter(({ isUndone }) => !isUndone)
  return [
    ...(admissionDay.rollNumber ? [[admission.rollNumber, admissionDay.rollNumber] as const] : []),
    ...(offer ? seatFacts(offer, texts) : []),
    ...(counting.length > 0
      ? ([
          [balance > 0 ? facts.part : facts.paid, sum(sumOf(counting))],
          [
            counting.length > 1 ? facts.receipts : facts.receipt,
            counting.map((one) => one.number).join(', '),
          ],
        ] as const)
      : []),
    ...(balance > 0 ? [[facts.balance, sum(balance)] as const] : []),
    ...(balance > 0 && admissionDay.balanceBy
      ? [[facts.balanceBy, formatDate(admissionDay.balanceBy, texts.dates.months)] as const]
      : []),
    ...(admissionDay.rollNumber ? owedOf(application) : []).map(
      ({ name, until }): Fact => [
        admission.owed,
        [inLanguage(name), until && admission.owedUntil(formatDate(until, texts.dates.months))]
          .filter(Boolean)
          .join(', '),
      ],
    ),
  ]
}
