import { call } from '@prangan/web/http/client.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { admissionLimits } from '../../../contract/limits.ts'
import { ConfirmGuardianInputSchema, type OwnApplication } from '../../../contract/schemas/own-application.ts'
import { type ApplicationAccess, withToken } from '../steps/application-access.ts'
import { stepsMessages } from '../steps-messages.ts'

type GuardianConsentProps = {
  own: OwnApplication
  access: ApplicationAccess
  onAgreed: (own: OwnApplication) => void
  /** Not on the page of the application itself: there it can be done later. */
  canBeLater?: boolean
}

/** The consent of the guardian of an applicant under 18, by a code that the guardian is mailed. */
export function GuardianConsent({ own, access, onAgreed, canBeLater = false }: GuardianConsentProps) {
  const { guardian: texts, failure } = stepsMessages()
  const [state, setState] = useState({ busy: false, sent: '', error: '' })
  const [mailed, setMailed] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { agreedAt, email } = own.guardian
  const hasAgreed = agreedAt !== null
  const hadAgreed = useRef(hasAgreed)
  // The form that had the focus is gone then.
  useEffect(() => {
    if (hasAgreed && !hadAgreed.current) heading.current?.focus()
    hadAgreed.current = hasAgreed
  }, [hasAgreed])
  const mail = async () => {
    setState({ busy: true, sent: '', error: '' })
    try {
      const { message } = await withToken(access, (token) =>
        call(ownApplicationEndpoints, 'requestGuardianCode', { body: { token } }),
      )
      setState({ busy: false, sent: message, error: '' })
      setMailed((count) => count + 1)
    } catch (error) {
      setState({ busy: false, sent: '', error: failureMessage(error, failure) })
    }
  }
  return (
    <section aria-labelledby="guardian" className="card grid content-start gap-4 p-4 sm:p-8">
      <h2 id="guardian" ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
        {texts.title}
      </h2>
      <Message tone="success">{hasAgreed && texts.confirmed}</Message>
      {!hasAgreed && (
        <>
          <p className="text-sm wrap-anywhere">{texts.text(email, admissionLimits.codeLifetime / 60_000)}</p>
          <div>
            <Message tone="error">{state.error}</Message>
            <Message tone="success">{state.sent && texts.sent(state.sent)}</Message>
          </div>
          <CodeForm access={access} mailed={mailed} onAgreed={onAgreed} />
          <Button
            look="secondary"
            busy={state.busy}
            onClick={mail}
            className="justify-self-start max-sm:w-full"
          >
            {texts.mailAnother}
          </Button>
          {canBeLater && <p className="text-sm text-muted">{texts.later}</p>}
        </>
      )}
    </section>
  )
}

const CodeSchema = z.object({ code: ConfirmGuardianInputSchema.shape.code })
type Code = z.infer<typeof CodeSchema>

type CodeFormProps = Pick<GuardianConsentProps, 'access' | 'onAgreed'> & {
  mailed: number
}

function CodeForm({ access, mailed, onAgreed }: CodeFormProps) {
  const { guardian: texts, failure } = stepsMessages()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<Code, Code, OwnApplication>({
    schema: CodeSchema as z.ZodMiniType<Code, Code>,
    defaultValues: { code: '' },
    failure,
    blamed: 'code',
    send: ({ code }) =>
      withToken(access, (token) =>
        call(ownApplicationEndpoints, 'confirmGuardian', { body: { token, code } }),
      ),
    onSent: onAgreed,
  })
  const { setFocus } = form
  useEffect(() => {
    if (mailed > 0) setFocus('code')
  }, [mailed, setFocus])
  return (
    <form {...formProps} aria-label={texts.title}>
      <fieldset disabled={isBusy} className="grid max-w-md min-w-0 gap-3">
        <FormField fields={fields} name="code" label={texts.code} hint={texts.codeHint}>
          {(control) => (
            <input {...control} type="text" inputMode="numeric" autoComplete="off" maxLength={12} />
          )}
        </FormField>
        <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
          {texts.confirm}
        </SubmitRow>
      </fieldset>
    </form>
  )
}
