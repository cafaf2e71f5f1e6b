import { rupees } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { GraduationCap, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { balanceOf } from '../../../contract/paid.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { AdmitWithBalance } from './admit-with-balance.tsx'
import { FeeStep } from './fee-step.tsx'
import { LeaveUnfinished } from './leave-unfinished.tsx'
import { OriginalsPart } from './originals-part.tsx'
import { type Admission, useAdmission } from './use-admission.ts'

const texts = () => admissionDeskMessages().counter

/** Focuses what is to be done first within the steps, in their order on the screen. Restored originals are to be checked. */
function focusNext(steps: HTMLElement, isRestored = false): void {
  for (const step of steps.querySelectorAll<HTMLElement>('[data-step]')) {
    const next =
      step.dataset.step === 'fee'
        ? nextInFee(step)
        : (isRestored && firstOriginal(step)) || nextInOriginals(step, steps)
    if (next) {
      next.focus()
      return
    }
  }
  steps.querySelector<HTMLElement>('[data-admit]')?.focus()
}

function firstOriginal(step: HTMLElement): HTMLElement | null | undefined {
  const row = step.querySelector('[data-original]')
  return row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector('input')
}

/** Somebody without an original is sent home once the others are saved. */
function nextInOriginals(step: HTMLElement, steps: HTMLElement): HTMLElement | null {
  const open = step.querySelector<HTMLElement>('[data-open] input')
  return open ?? (step.querySelector('[data-missing]') && steps.querySelector<HTMLElement>('[data-save]'))
}

/** The form is gone once the fee is confirmed. That of a balance is no step: it can be paid later. */
function nextInFee(step: HTMLElement): HTMLElement | null {
  if (step.dataset.confirmed) return null
  const reference = step.querySelector<HTMLInputElement>('input[name="reference"]')
  return reference?.value === '' ? reference : step.querySelector<HTMLElement>('[type="submit"]')
}

type AdmissionStepsProps = {
  row: ApplicationRow
  chosen: Chosen
  onAdmitted: () => void
  /** Prints the undertaking to bring originals later, once it is saved. */
  onUndertaking: () => void
}

/** The originals and the fee in the order of the session, and the admission after them. */
export function AdmissionSteps({ row, chosen, onAdmitted, onUndertaking }: AdmissionStepsProps) {
  const admission = useAdmission(row, chosen, onAdmitted)
  const steps = useRef<HTMLDivElement>(null)
  const isConfirmed = Boolean(row.fee?.confirmedAt)
  const goOn = () => {
    if (steps.current) focusNext(steps.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the beginning: what others change moves no focus.
  useEffect(() => {
    if (!row.roll && steps.current) focusNext(steps.current, admission.isRestored)
  }, [])
  const { order } = chosen.session.admissionDay
  const titleOf = (step: 'originals' | 'fee') => {
    const isFirst = (step === 'fee') === (order === 'money first')
    return `${isFirst ? 1 : 2}. ${texts().steps[step]}`
  }
  const parts = [
    <OriginalsPart
      key="originals"
      title={titleOf('originals')}
      row={row}
      admission={admission}
      onGoOn={goOn}
    />,
    <FeeStep key="fee" title={titleOf('fee')} row={row} onConfirmed={() => !row.roll && goOn()} />,
  ]
  return (
    <div ref={steps} className="group/steps grid gap-4">
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          order === 'money first'
            ? 'xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]'
            : 'xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]',
        )}
      >
        {order === 'money first' ? parts.toReversed() : parts}
      </div>
      <AdmitBar {...{ row, admission, isConfirmed, onUndertaking }} onGoOn={goOn} />
    </div>
  )
}

type AdmitBarProps = {
  row: ApplicationRow
  admission: Admission
  isConfirmed: boolean
  onGoOn: () => void
  onUndertaking: () => void
}

function AdmitBar({ row, admission, isConfirmed, onGoOn, onUndertaking }: AdmitBarProps) {
  const { asked, foundOf, isOpen, isBusy, error, hasChanges, save, admit, setError } = admission
  const balance = balanceOf(row)
  const [isAsking, setAsking] = useState(false)
  const missing = asked.filter(({ item }) => isOpen(item))
  const tryToAdmit = () => {
    if (isReady) return balance > 0 ? setAsking(true) : admit()
    const names = missing.map(({ name }) => inLanguage(name)).join(', ')
    setError(missing.length > 0 ? texts().originalsOpen(names) : texts().feeOpen)
    onGoOn()
  }
  const isReady = missing.length === 0 && isConfirmed
  const hasUndertaking = asked.some(({ item }) => foundOf(item).result === 'undertaking')
  const printUndertaking = async () => {
    if (!hasChanges || (await save())) onUndertaking()
  }
  if (row.roll && !hasChanges && !hasUndertaking) return null
  return (
    // It covers nothing of the fee's form while somebody works in it.
    <div className="grid gap-3 rounded-card border border-line bg-white p-4 sticky-bar group-has-[[data-step=fee]_form:focus-within]/steps:static md:sticky md:bottom-3 md:z-10 md:py-3 md:shadow-card">
      <Message tone="error">{!isAsking && error}</Message>
      <p className="text-sm font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={`${row.name} · ${row.applicationNumber}`} />
      </p>
      {/* Toasts are on the other side. */}
      <div className="flex flex-wrap items-center gap-3">
        {!row.roll && (
          <Button data-admit look={isReady ? 'primary' : 'secondary'} busy={isBusy} onClick={tryToAdmit}>
            <GraduationCap aria-hidden="true" size={18} />
            {isBusy ? texts().admitting : balance > 0 ? texts().admitDue(rupees(balance)) : texts().admit}
          </Button>
        )}
        {hasChanges && (
          <Button data-save look="secondary" busy={isBusy} onClick={save}>
            {texts().save}
          </Button>
        )}
        {hasUndertaking && (
          <Button look="secondary" busy={isBusy} onClick={printUndertaking}>
            <Printer aria-hidden="true" size={18} />
            {hasChanges ? texts().undertaking.save : texts().undertaking.print}
          </Button>
        )}
        <p className="text-sm text-muted">
          {!row.roll && stateOf({ missing: missing.length, isConfirmed, balance })}
        </p>
      </div>
      <LeaveUnfinished name={row.name} hasChanges={hasChanges} isReady={isReady && !row.roll} />
      <AdmitWithBalance
        key={String(isAsking)}
        row={row}
        admission={admission}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

type State = { missing: number; isConfirmed: boolean; balance: number }

function stateOf({ missing, isConfirmed, balance }: State): string {
  const { ready, waits } = texts()
  if (missing === 0 && isConfirmed && balance === 0) return ready
  return [
    missing > 0 && waits.originals(missing),
    !isConfirmed && waits.fee,
    balance > 0 && waits.balance(rupees(balance)),
  ]
    .filter(Boolean)
    .join(' · ')
}
