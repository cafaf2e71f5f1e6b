import { dayInIndia } from '@prangan/contract/india-time'
import { StatusBadge } from '@prangan/web/features/admissions/desk/components/status-badge.tsx'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useDetailsForm } from '@prangan/web/lib/use-details-form.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { DetailsForm } from '@prangan/web/ui/desk/details-form.tsx'
import { type TextField, TextFields } from '@prangan/web/ui/desk/text-fields.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import * as z from 'zod/mini'
import { ConfirmFeeInputSchema } from '../../../contract/schemas/admission-desk.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { confirmFee } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { numberIn } from '../sessions/typed-values.ts'

const texts = () => admissionDeskMessages().admissionFees.confirm

type Base = Pick<ApplicationRow, 'version' | 'status' | 'fee' | 'offer'>
type Typed = { status: string; reference: string; paidOn: string; amount: string; receiptNumber: string }

const input = ConfirmFeeInputSchema.shape

const TypedSchema = z.object({
  status: z.string(),
  reference: input.reference,
  paidOn: input.paidOn.check(
    z.refine((day) => day <= dayInIndia(new Date()), { error: () => texts().laterThanToday }),
  ),
  amount: z
    .string()
    .check(
      z.refine((text) => input.amount.safeParse(numberIn(text)).success, { error: () => texts().badAmount }),
    ),
  receiptNumber: z.string().check(z.trim()),
}) as unknown as z.ZodMiniType<Typed, Typed>

const toForm = ({ fee, offer }: Base): Typed => ({
  status: '',
  reference: fee?.reference ?? '',
  paidOn: fee?.paidOn ?? '',
  amount: String(fee?.amount ?? offer?.amount ?? ''),
  receiptNumber: fee?.receiptNumber ?? '',
})

const list = (): readonly TextField<keyof Typed & string>[] => [
  {
    name: 'reference',
    label: texts().reference,
    hint: texts().referenceHint,
    isRequired: true,
    limit: 40,
  },
  { name: 'paidOn', label: texts().paidOn, type: 'date', isRequired: true },
  { name: 'amount', label: texts().amount, isNumeric: true, isRequired: true },
  { name: 'receiptNumber', label: texts().receiptNumber, hint: texts().receiptHint, limit: 20 },
]

/** Confirms that the money of a fee was found: the applicant is admitted. */
export function ConfirmFeeForm({ newest }: { newest: ApplicationRow }) {
  const { getToken } = useDeskSession()
  const feeForm = useDetailsForm<Base, Typed, { message: string; version: number }>({
    newest,
    name: `fee ${newest.id}`,
    schema: TypedSchema,
    toForm,
    isFilledIn: ({ formState, watch }) => formState.isDirty || watch('reference').trim() !== '',
    failure: {
      before: texts().failed,
      refused: callMessages.unreadable,
      network: texts().failed + callMessages.unreachable,
    },
    send: ({ reference, paidOn, amount, receiptNumber }, { version }) =>
      confirmFee(
        newest.id,
        { version, reference, paidOn, amount: numberIn(amount), receiptNumber },
        getToken,
      ),
    nextBase: ({ version }, _, base) => ({ ...base, version, status: 'admitted' }),
    onDone: () => showToast(texts().done(newest.name)),
    onBusyChange: () => {},
  })
  return (
    <DetailsForm
      title={texts().title}
      form={feeForm}
      className="sm:grid-cols-2"
      conflict={{
        message: texts().conflict,
        status: <StatusBadge status={newest.status} />,
        action: deskMessages().kit.conflict.take,
      }}
      action={texts().action}
    >
      <TextFields list={list()} fields={feeForm.fields} />
    </DetailsForm>
  )
}
