import { admissionLimits } from '../../../contract/limits.ts'
import '@prangan/web/ui/ask-dialog.css'
import { call } from '@prangan/web/http/client.ts'
import { deviceId } from '@prangan/web/lib/device.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import {
  OpenApplicationInputSchema,
  RequestApplicationCodeInputSchema,
} from '../../../contract/schemas/own-application.ts'
import { stepsMessages } from '../steps-messages.ts'

type RenewAccessProps = {
  number: string
  contact: string
  onOpened: (token: string) => void
  onCancel: () => void
}

/** Asks for a code by mail, over the form that waits for it. The browser traps the focus in it, and restores it. */
export function RenewAccess({ number, contact, onOpened, onCancel }: RenewAccessProps) {
  const { access } = stepsMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<{ flow: string; message: string } | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={onCancel} aria-labelledby="access-title" className="ask card">
      <div className="grid gap-4">
        <h2 id="access-title" className="text-xl text-indigo-900">
          {access.title}
        </h2>
        <p className="text-sm">{access.text(admissionLimits.tokenLifetime / 60_000)}</p>
        <AskForCode number={number} contact={contact} isAgain={asked !== null} onAsked={setAsked} />
        {asked && <EnterCode number={number} flow={asked.flow} onOpened={onOpened} />}
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {access.cancel}
        </Button>
      </div>
    </dialog>
  )
}

const ContactSchema = z.object({
  contact: z.pipe(z.string(), RequestApplicationCodeInputSchema.shape.contact),
})
type Contact = z.infer<typeof ContactSchema>

type AskForCodeProps = Pick<RenewAccessProps, 'number' | 'contact'> & {
  isAgain: boolean
  onAsked: (answer: { flow: string; message: string }) => void
}

function AskForCode({ number, contact, isAgain, onAsked }: AskForCodeProps) {
  const { access, failure } = stepsMessages()
  const [sent, setSent] = useState('')
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm<
    Contact,
    Contact,
    { flow: string; message: string }
  >({
    schema: ContactSchema as z.ZodMiniType<Contact, Contact>,
    defaultValues: { contact },
    failure,
    send: (typed) =>
      call(ownApplicationEndpoints, 'requestApplicationCode', {
        body: { ...typed, number, device: deviceId(), language: language() },
      }),
    onSent: (answer) => {
      setSent(answer.message)
      onAsked(answer)
    },
  })
  return (
    <form {...formProps} aria-label={access.mailCode}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-3">
        <FormField fields={fields} name="contact" label={access.contact} hint={access.contactHint}>
          {(control) => (
            <input {...control} type="text" autoComplete="email" autoCapitalize="none" spellCheck={false} />
          )}
        </FormField>
        <div id={messageId} className="not-has-[p]:absolute">
          <Message tone="error">{message}</Message>
          <Message tone="success">{sent && access.sent(sent)}</Message>
        </div>
        <Button type="submit" look={isAgain ? 'secondary' : 'primary'} busy={isBusy}>
          {isAgain ? access.another : access.mailCode}
        </Button>
      </fieldset>
    </form>
  )
}

const CodeSchema = z.object({ code: OpenApplicationInputSchema.shape.code })
type Code = z.infer<typeof CodeSchema>

type EnterCodeProps = Pick<RenewAccessProps, 'number' | 'onOpened'> & { flow: string }

function EnterCode({ number, flow, onOpened }: EnterCodeProps) {
  const { access, failure } = stepsMessages()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    Code,
    Code,
    { token: string; expiresAt: string }
  >({
    schema: CodeSchema as z.ZodMiniType<Code, Code>,
    defaultValues: { code: '' },
    failure,
    blamed: 'code',
    send: (typed) =>
      call(ownApplicationEndpoints, 'openApplication', {
        body: { ...typed, number, flow, device: deviceId() },
      }),
    onSent: ({ token }) => onOpened(token),
  })
  const { setFocus } = form
  // Also after another code was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => setFocus('code'), [setFocus, flow])
  return (
    <form {...formProps} aria-label={access.code}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-3">
        <FormField fields={fields} name="code" label={access.code} hint={access.codeHint}>
          {(control) => (
            <input {...control} type="text" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          )}
        </FormField>
        <Message id={messageId} tone="error">
          {message}
        </Message>
        <Button type="submit" busy={isBusy}>
          {access.open}
        </Button>
      </fieldset>
    </form>
  )
}
