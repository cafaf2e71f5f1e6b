import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { ReportFeeInputSchema } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { documentRule } from '../../document-name.ts'
import { draftKey } from '../api/kept-in-tab.ts'
import { useOwn } from '../api/own-application.ts'
import { HowToPay } from './how-to-pay.tsx'
import { Facts, OwnSection } from './own-section.tsx'
import { OwnUpload } from './own-upload.tsx'

/** The fee: once a seat is accepted one sees how to pay it and can report it, and then one sees what was reported and whether it was found. */
export function FeePart({ onReceipt }: { onReceipt: () => void }) {
  const { fee, offer, may, state } = useOwn().application
  const { fee: texts } = applicantMessages().own
  if (fee) return <ReportedFee onReceipt={onReceipt} />
  if (!offer || state !== 'offered') return null
  return (
    <>
      <HowToPay />
      <OwnSection title={texts.title}>
        {may.reportFee ? <FeeForm /> : <p>{texts.notYet(formatMinute(offer.payFrom))}</p>}
      </OwnSection>
    </>
  )
}

const { reference, paidOn } = ReportFeeInputSchema.shape
const FeeSchema = z.object({ reference, paidOn })
type Typed = z.infer<typeof FeeSchema>

function FeeForm() {
  const { application, session, change } = useOwn()
  const { number, openSlots } = application
  const { own } = applicantMessages()
  const { fee: texts } = own
  const key = draftKey(number, 'fee')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<Typed, Typed, void>({
    schema: FeeSchema as z.ZodMiniType<Typed, Typed>,
    failure: own.failure,
    send: async (typed) => {
      const send = (token: string) =>
        call(ownApplicationEndpoints, 'reportFee', { body: { ...typed, token } })
      await change(send, texts.done)
      forgetTabDraft(key)
    },
    onSent: () => {},
  })
  const isRestored = useTabDraft(form, key)
  return (
    <>
      <p>{texts.intro}</p>
      {openSlots.map((slot) => (
        <OwnUpload key={slot} rule={documentRule(session, slot)} />
      ))}
      <form {...formProps} aria-label={texts.title}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
          <Message tone="info">{isRestored && own.restored}</Message>
          <FormField
            limit={limits.text.mobile * 2}
            fields={fields}
            name="reference"
            label={texts.reference}
            hint={texts.referenceHint}
            required
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </FormField>
          <FormField fields={fields} name="paidOn" label={texts.paidOn} required>
            {(control) => <DateInput {...control} type="date" max={dayInIndia(new Date())} />}
          </FormField>
          <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
            {isBusy ? texts.sending : texts.send}
          </SubmitRow>
        </fieldset>
      </form>
    </>
  )
}

function ReportedFee({ onReceipt }: { onReceipt: () => void }) {
  const { fee } = useOwn().application
  const { fee: texts } = applicantMessages().own
  if (!fee) return null
  const { reported, receiptNumber, isReceiptCancelled } = fee
  const differs = reported && (reported.reference !== fee.reference || reported.paidOn !== fee.paidOn)
  return (
    <OwnSection title={texts.reported}>
      <Facts
        facts={[
          [texts.state, fee.isConfirmed ? texts.confirmed : texts.unconfirmed],
          [texts.amount, fee.balance > 0 ? texts.part(rupees(fee.amount)) : rupees(fee.amount)],
          ...(fee.balance > 0 ? [[texts.balance, rupees(fee.balance)] as const] : []),
          [texts.reference, fee.reference],
          [texts.paidOn, formatDate(fee.paidOn)],
          ...(differs
            ? [[texts.asReported, texts.reportedOn(reported.reference, formatDate(reported.paidOn))] as const]
            : []),
          ...(receiptNumber === ''
            ? []
            : [
                [
                  texts.receipt,
                  isReceiptCancelled ? texts.receiptCancelled(receiptNumber) : receiptNumber,
                ] as const,
              ]),
        ]}
      />
      {receiptNumber !== '' && (
        <p>
          <Button look="secondary" onClick={onReceipt}>
            {texts.printReceipt}
          </Button>
        </p>
      )}
    </OwnSection>
  )
}
