import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { statusLabels } from '@prangan/web/features/admissions/desk/application-labels.ts'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useDetailsForm } from '@prangan/web/lib/use-details-form.ts'
import { DetailsForm } from '@prangan/web/ui/desk/details-form.tsx'
import { type TextField, TextFields } from '@prangan/web/ui/desk/text-fields.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { balanceOf } from '../../../contract/paid.ts'
import { ConfirmFeeInputSchema } from '../../../contract/schemas/admission-desk.ts'
import { type Difference, differenceKinds } from '../../../contract/schemas/fee.ts'
import { isBalanceUnchecked, unconfirmedReport } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { confirmFee } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { numberIn } from '../sessions/typed-values.ts'
import { InBank, useBank, useTypedInBank } from './in-bank.tsx'
import { SameReference } from './same-reference.tsx'

const texts = () => admissionDeskMessages().admissionFees.confirm

type Base = Pick<ApplicationRow, 'version' | 'status' | 'fee' | 'offer' | 'otherReceipts' | 'reportedBalance'>
type Typed = {
  status: string
  reference: string
  paidOn: string
  amount: string
  difference: string
  remark: string
  note: string
}

const input = ConfirmFeeInputSchema.shape

type Asked = {
  /** Rupees: the fee of the offer, or what is left of it. */
  amount: number | undefined
  isBalance: boolean
  /** Money of somebody whose admission has ended is paid back, whatever its sum. */
  isPaidBack: boolean
}

type IsInBank = (typed: Typed) => Promise<boolean>

const schemaFor = (asked: Asked, isInBank: IsInBank) =>
  z
    .object({
      status: z.string(),
      reference: input.reference,
      paidOn: input.paidOn.check(
        z.refine((day) => day <= dayInIndia(new Date()), { error: () => texts().laterThanToday }),
      ),
      amount: z.string().check(
        z.refine((text) => input.amount.safeParse(numberIn(text)).success, {
          error: () => texts().badAmount,
        }),
      ),
      difference: z.string(),
      remark: z
        .string()
        .check(z.trim(), z.maxLength(limits.text.note, fieldMessages.tooLong('Remark', limits.text.note))),
      note: z
        .string()
        .check(z.trim(), z.maxLength(limits.text.note, fieldMessages.tooLong('Note', limits.text.note))),
    })
    .check(
      z.refine(({ amount, difference }) => isExpected(amount, asked) || difference !== '', {
        error: () => texts().chooseDifference,
        path: ['difference'],
      }),
      z.refine(({ amount, remark }) => isExpected(amount, asked) || remark !== '', {
        error: () => texts().remarkMissing,
        path: ['remark'],
      }),
      z.refine(async (typed) => (await isInBank(typed)) || typed.note !== '', {
        error: () => texts().noteMissing,
        path: ['note'],
      }),
    ) as unknown as z.ZodMiniType<Typed, Typed>

/** A sum that is none is refused at its own field. A part of a balance is no other sum. */
function isExpected(typed: string, { amount, isBalance, isPaidBack }: Asked): boolean {
  const { success, data } = input.amount.safeParse(numberIn(typed))
  return !success || isPaidBack || data === amount || (isBalance && amount !== undefined && data < amount)
}

const formOf =
  (usualDay: string) =>
  (row: Base): Typed => ({
    ...paidIn(row, usualDay),
    status: '',
    difference: '',
    remark: '',
    note: '',
  })

function paidIn(row: Base, usualDay: string): Pick<Typed, 'reference' | 'paidOn' | 'amount'> {
  const { status, fee, offer, reportedBalance } = row
  if (isBalanceUnchecked(row)) {
    const { paidOn = usualDay, amount = 0 } = unconfirmedReport(row) ?? {}
    return { reference: '', paidOn, amount: String(amount) }
  }
  const balance = balanceOf(row)
  if (balance > 0) {
    const { reference = '', paidOn = usualDay } = reportedBalance ?? {}
    return { reference, paidOn, amount: String(balance) }
  }
  return {
    // Nobody is admitted for it, so a look into the statement is all that a false report meets.
    reference: status === 'withdrawn' ? '' : (fee?.reference ?? ''),
    paidOn: fee?.paidOn ?? usualDay,
    amount: String(fee?.amount ?? offer?.amount ?? ''),
  }
}

const confirmedPayments = ({ fee, otherReceipts }: Base): number =>
  otherReceipts.length + (fee?.confirmedAt ? 1 : 0)

type Field = TextField<keyof Typed & string>

const list = (): readonly Field[] => [
  {
    name: 'reference',
    label: texts().reference,
    hint: texts().referenceHint,
    isRequired: true,
    isWide: true,
    limit: limits.text.mobile * 2,
  },
  { name: 'paidOn', label: texts().paidOn, type: 'date', isRequired: true },
  { name: 'amount', label: texts().amount, isNumeric: true, isRequired: true },
]

/** Only for another sum than the expected one. */
const differenceFields = (asked: { amount: number; isBalance: boolean }, typed: string): readonly Field[] => [
  {
    name: 'difference',
    label: texts().difference,
    hint: `${differenceText(asked, numberIn(typed))} ${texts().differenceHint(rupees(asked.amount))}`,
    options: differenceKinds,
    labels: texts().differences,
    placeholder: '–',
    isRequired: true,
  },
  {
    name: 'remark',
    label: texts().remark,
    hint: texts().remarkHint,
    isLong: true,
    isRequired: true,
    limit: limits.text.note,
  },
]

/** How much a sum differs: one digit too many is a usual mistake. */
function differenceText(asked: { amount: number; isBalance: boolean }, typed: number): string {
  const { short, tooMuch, tooMuchOfBalance } = texts()
  if (typed < asked.amount) return short(rupees(asked.amount - typed))
  return (asked.isBalance ? tooMuchOfBalance : tooMuch)(rupees(typed - asked.amount))
}

/** Only for a payment that the imported statements should have and have not. */
const noteField = (): Field => ({
  name: 'note',
  label: texts().note,
  hint: texts().noteHint,
  isWide: true,
  isRequired: true,
  limit: limits.text.note,
})

type ConfirmFeeFormProps = {
  newest: ApplicationRow
  /** The day of payment that is filled in where none was reported. */
  paidOn?: string
  /** What the button and the toast say, where the confirmation is one step of several. */
  says?: { title?: string; action: string; done: (name: string) => string }
  /** Gets each call that confirms a payment. */
  onSend?: (call: Promise<unknown>) => void
}

/** Confirms that the money of a fee, or of its balance, was found: the applicant is admitted, or gets it back after a withdrawal. */
export function ConfirmFeeForm({ newest, paidOn = '', says = texts(), onSend }: ConfirmFeeFormProps) {
  const { getToken } = useDeskSession()
  const balance = balanceOf(newest)
  const isPaidBack = isBalanceUnchecked(newest)
  const asked = {
    amount: balance > 0 ? balance : newest.offer?.amount,
    isBalance: balance > 0,
    isPaidBack,
  }
  const bank = useBank(newest)
  const isLacking = useRef(false)
  // The draft of a payment that was confirmed is none of the next one.
  const [name] = useState(() => `fee ${newest.id} ${confirmedPayments(newest)}`)
  const feeForm = useDetailsForm<Base, Typed, { message: string; version: number }>({
    newest,
    name,
    schema: schemaFor(asked, async (typed) => {
      isLacking.current = await bank.lacks({ ...typed, amount: numberIn(typed.amount) })
      return !isLacking.current
    }),
    toForm: formOf(paidOn),
    statuses: statusLabels(),
    isFilledIn: ({ formState, watch }) => formState.isDirty || watch('reference').trim() !== '',
    failure: {
      before: texts().failed,
      refused: callMessages.unreadable,
      network: texts().failed + callMessages.unreachable,
    },
    send: ({ reference, paidOn, amount, difference, remark, note }, { version }) => {
      const kind = difference as Difference['kind']
      const call = confirmFee(
        newest.id,
        {
          ...{ version, reference, paidOn, amount: numberIn(amount) },
          ...(!isExpected(amount, asked) && { difference: { kind, remark } }),
          ...(isLacking.current && { note }),
        },
        getToken,
      )
      onSend?.(call)
      return call
    },
    nextBase: ({ version }, _, base) => ({
      ...base,
      version,
      status: base.status === 'withdrawn' || isPaidBack ? 'cancelled' : 'admitted',
    }),
    onDone: () => showToast(says.done(newest.name)),
    onBusyChange: () => {},
  })
  const [amount, reference, day] = feeForm.form.watch(['amount', 'reference', 'paidOn'])
  const inBank = useTypedInBank(bank, newest, { reference, paidOn: day, amount: numberIn(amount) })
  const { difference, paidOn: isDayTyped } = feeForm.form.formState.dirtyFields
  const isLess = asked.amount !== undefined && numberIn(amount) < asked.amount
  const { setValue } = feeForm.form
  // A smaller sum is nearly always a part of the fee.
  useEffect(() => {
    if (!difference) setValue('difference', isLess ? 'part payment' : '')
  }, [isLess, difference, setValue])
  const bankDay = inBank.same?.date
  // The bank knows best when it was paid. A day that somebody typed is only doubted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each credit.
  useEffect(() => {
    if (bankDay && !isDayTyped) setValue('paidOn', bankDay)
  }, [bankDay])
  const left = isPaidBack ? 0 : (asked.amount ?? 0) - numberIn(amount)
  return (
    <DetailsForm
      title={says.title ?? texts().title}
      form={feeForm}
      className="sm:grid-cols-2"
      what={texts().what}
      action={says.action}
    >
      <div className="grid gap-3 not-has-[p]:absolute sm:col-span-2">
        <InBank row={newest} bank={inBank} onDay={(next) => setValue('paidOn', next)} />
        <SameReference reference={reference} id={newest.id} />
      </div>
      <TextFields list={inBank.isMissing ? [...list(), noteField()] : list()} fields={feeForm.fields} />
      <p className="self-center text-sm text-muted">
        <b className="text-ink">{texts().whose(newest.name)}</b> {texts().hint}{' '}
        {left > 0 && texts().leaves(rupees(left))}
      </p>
      {asked.amount !== undefined && !isExpected(amount, asked) && (
        <TextFields
          list={differenceFields({ ...asked, amount: asked.amount }, amount)}
          fields={feeForm.fields}
        />
      )}
    </DetailsForm>
  )
}
