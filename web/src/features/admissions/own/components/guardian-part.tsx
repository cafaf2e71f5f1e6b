import { ownApplicationEndpoints } from '@prangan/contract/endpoints/own-application'
import { ConfirmGuardianInputSchema } from '@prangan/contract/schemas/own-application'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../http/client.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { applicantMessages } from '../../../../messages/applicant.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { hasEnded } from '../../steps/application-access.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnSection } from './own-section.tsx'

/** The consent of the guardian of somebody under age: a code is mailed to the guardian, and entered here. */
export function GuardianPart() {
  const { application } = useOwn()
  const { guardian: texts } = applicantMessages().own
  return (
    <OwnSection title={texts.title}>
      <p className="wrap-anywhere">{texts.text(application.guardian.email)}</p>
      <MailCode />
      <EnterCode />
    </OwnSection>
  )
}

function MailCode() {
  const { token, end } = useOwn()
  const { own } = applicantMessages()
  const { guardian: texts } = own
  const [answer, setAnswer] = useState('')
  const { formProps, isBusy, message, messageId } = useSubmitForm<object, object, { message: string }>({
    schema: z.object({}),
    failure: own.failure,
    send: async () => {
      try {
        return await call(ownApplicationEndpoints, 'requestGuardianCode', { body: { token } })
      } catch (error) {
        if (hasEnded(error)) end()
        throw error
      }
    },
    onSent: ({ message }) => setAnswer(message),
  })
  return (
    <form {...formProps} aria-label={texts.mail} className="grid justify-items-start gap-3">
      <Button type="submit" look="secondary" busy={isBusy} className="max-sm:w-full">
        {isBusy ? texts.mailing : texts.mail}
      </Button>
      <div id={messageId}>
        <Message tone="error">{message}</Message>
        <Message tone="success">{answer && texts.mailed(answer)}</Message>
      </div>
    </form>
  )
}

const { code } = ConfirmGuardianInputSchema.shape
const CodeSchema = z.object({ code })
type Typed = z.infer<typeof CodeSchema>

function EnterCode() {
  const { change } = useOwn()
  const { own } = applicantMessages()
  const { guardian: texts } = own
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm<Typed, Typed, void>({
    schema: CodeSchema as z.ZodMiniType<Typed, Typed>,
    failure: own.failure,
    blamed: 'code',
    send: (typed) =>
      change(
        (token) => call(ownApplicationEndpoints, 'confirmGuardian', { body: { ...typed, token } }),
        texts.done,
      ),
    onSent: () => {},
  })
  return (
    <form {...formProps} aria-label={texts.confirm}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <FormField fields={fields} name="code" label={texts.code} hint={texts.codeHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </FormField>
        <div id={messageId}>
          <Message tone="error">{message}</Message>
        </div>
        <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
      </fieldset>
    </form>
  )
}
