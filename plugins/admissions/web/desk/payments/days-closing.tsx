import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { PrintView } from '@prangan/web/features/admissions/desk/components/print-view.tsx'
import { exportRows, type Table } from '@prangan/web/lib/export-pages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { isDay } from '@prangan/web/lib/typed-date.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ExportButton } from '@prangan/web/ui/desk/export-button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useState } from 'react'
import { admissionDeskMessages } from '../messages.ts'
import { type Closing, closingOf } from './closing.ts'
import { ClosingSheet, sumsOf } from './closing-sheet.tsx'
import { DayTable, isWithoutMoney } from './day-table.tsx'
import { statementText, useInStatement } from './in-statement.ts'
import type { PaymentRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments
const loadDay = async () => (await import('./watch-credits.ts')).watchDay

/** The receipts of a day with the sums of their heads, to be compared with the cash book. */
export function DaysClosing() {
  const { params, change } = useAddressParams()
  const today = dayInIndia(new Date())
  const asked = params.get('day') ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today
  const { live, retry } = useLive(loadDay, day)
  const go = (next: string) => change({ day: next === today ? '' : next }, true)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <DayChoice day={day} today={today} onChoose={go} />
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' && <OneDay day={day} closing={closingOf(live.value)} />}
    </div>
  )
}

type DayChoiceProps = { day: string; today: string; onChoose: (day: string) => void }

function DayChoice({ day, today, onChoose }: DayChoiceProps) {
  const { closing } = texts()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={closing.day}>
        {(control) => (
          <DateInput
            {...control}
            type="date"
            max={today}
            value={day}
            onChange={({ currentTarget: { value } }) => isDay(value) && onChoose(value)}
          />
        )}
      </Field>
      <Button look="secondary" onClick={() => onChoose(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" size={18} />
        {closing.previous}
      </Button>
      <Button look="secondary" disabled={day >= today} onClick={() => onChoose(addDays(day, 1))}>
        {closing.next}
        <ChevronRight aria-hidden="true" size={18} />
      </Button>
    </div>
  )
}

function OneDay({ day, closing }: { day: string; closing: Closing }) {
  const found = useInStatement(closing)
  const [isPrinting, setPrinting] = useState(false)
  const words = texts().closing
  if (closing.entries.length === 0) return <EmptyState>{words.none}</EmptyState>
  if (isPrinting) {
    return (
      <PrintView title={words.sheet} onBack={() => setPrinting(false)} isReady>
        <ClosingSheet day={day} closing={closing} inStatement={statementText(closing, found)} />
      </PrintView>
    )
  }
  return (
    <>
      <Sums closing={closing} inStatement={statementText(closing, found)} />
      <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-lg text-indigo-950">{words.receipts}</h2>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setPrinting(true)}>
              <Printer aria-hidden="true" size={18} />
              {words.print}
            </Button>
            <ExportButton
              make={async () => exportRows(table(found), closing.entries)}
              name={`${words.exportName}-${day}`}
              nouns={words.nouns}
              label={words.export}
            />
          </div>
        </div>
        <DayTable caption={words.caption(formatDate(day))} entries={closing.entries} />
      </section>
    </>
  )
}

function Sums({ closing, inStatement }: { closing: Closing; inStatement: string }) {
  const words = texts().closing
  const { heads, totals } = sumsOf(closing)
  return (
    <section className="grid max-w-xl gap-3 rounded-card border border-line bg-white p-4 sm:p-6">
      <h2 className="text-lg text-indigo-950">{words.heads}</h2>
      <dl className="grid text-sm">
        {heads.map(([name, sum]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt className="wrap-anywhere">{name}</dt>
            <dd className="tabular-nums">{sum}</dd>
          </div>
        ))}
        {totals.map(([name, sum]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-t border-line py-1.5 font-semibold text-indigo-950"
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{sum}</dd>
          </div>
        ))}
      </dl>
      {inStatement !== '' && <p className="text-sm wrap-anywhere">{inStatement}</p>}
      {closing.undone > 0 && (
        <p className="text-sm text-muted">{words.undone(closing.undone, rupees(closing.undoneSum))}</p>
      )}
      {closing.waived !== 0 && <p className="text-sm text-muted">{words.waived(rupees(closing.waived))}</p>}
      {closing.cancelled > 0 && (
        <p className="text-sm text-muted">
          {words.cancelled(closing.cancelled, rupees(closing.cancelledSum))}
        </p>
      )}
    </section>
  )
}

/** A negative sum was paid back or confirmed by mistake. */
function cashOf(entry: PaymentRow): number {
  if (isWithoutMoney(entry)) return 0
  return entry.kind === 'confirmed' ? entry.amount : -entry.amount
}

function table(found: ReadonlySet<string> | undefined): Table<PaymentRow> {
  const words = texts().closing
  return [
    [words.kind, ({ kind }) => words.kinds[kind]],
    [words.receipt, ({ receiptNumber }) => receiptNumber],
    [words.number, ({ applicationNumber }) => applicationNumber],
    [words.name, ({ name }) => name],
    [words.columns.course, ({ course }) => course],
    [words.reference, ({ reference }) => reference],
    [words.paidOn, ({ paidOn }) => paidOn],
    [words.sum, (entry) => String(cashOf(entry))],
    [
      words.columns.inStatement,
      ({ kind, receiptNumber }) =>
        kind === 'confirmed' && found ? words.isInStatement[found.has(receiptNumber) ? 'yes' : 'no'] : '',
    ],
    [words.columns.remark, ({ difference, reason }) => difference?.remark ?? reason],
    [words.columns.by, ({ by }) => by],
  ]
}
