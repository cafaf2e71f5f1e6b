import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
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
import { OwnUpload } from './own-upload.tsx'

const { reference, paidOn } = ReportFeeInputSchema.shape
const FeeSchema = z.object({ reference, paidOn })
type Typed = z.infer<typeof FeeSchema>

type FeeTexts = Pick<ReturnType<typeof applicantMessages>['own']['fee'], 'title' | 'intro' | 'send' | 'done'>

type FeeFormProps = { texts: FeeTexts; before?: Typed; onSent?: () => void }

/** Reports a payment, or corrects what was reported of it: `before` is filled in then. */
export function FeeForm({
  texts: { title, intro, send: sendLabel, done },
  before,
  onSent = () => {},
}: FeeFormProps) {
  const { application, session, change } = useOwn()
  const { number, openSlots } = application
  const { own } = applicantMessages()
  const { fee: texts } = own
  const key = draftKey(number, before ? 'fee correction' : 'fee')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<Typed, Typed, void>({
    schema: FeeSchema as z.ZodMiniType<Typed, Typed>,
    ...(before && { defaultValues: before }),
    failure: own.failure,
    send: async (typed) => {
      const send = (token: string) =>
        call(ownApplicationEndpoints, 'reportFee', { body: { ...typed, token } })
      await change(send, done)
      forgetTabDraft(key)
    },
    onSent,
  })
  const isRestored = useTabDraft(form, key)
  return (
    <>
      <p>{intro}</p>
      {openSlots.map((slot) => (
        <OwnUpload key={slot} rule={documentRule(session, slot)} />
      ))}
      <form {...formProps} aria-label={title}>
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
            {isBusy ? texts.sending : sendLabel}
          </SubmitRow>
        </fieldset>
      </form>
    </>
  )
}
