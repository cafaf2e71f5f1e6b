import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { type RefundAccount, RefundAccountSchema } from '../../../contract/schemas/payment.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'

type Typed = RefundAccount & { numberAgain: string }

const { number } = RefundAccountSchema.shape

/** A number that is none is refused at its own field. */
const isTwice = (typed: Typed): boolean =>
  !number.safeParse(typed.number).success || number.safeParse(typed.numberAgain).data === typed.number

const schemaOf = (differs: string) =>
  z
    .extend(RefundAccountSchema, { numberAgain: z.string() })
    .check(z.refine(isTwice, { error: differs, path: ['numberAgain'] })) as unknown as z.ZodMiniType<
    Typed,
    Typed
  >

/** The account to which the refund is paid: asked for, or masked with a way to replace it. */
export function RefundAccountPart() {
  const { refund } = useOwn().application
  const { account: texts } = applicantMessages().own.refund
  const [isChanging, setChanging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isKept = useRef(false)
  useEffect(() => {
    if (!isChanging && isKept.current) button.current?.focus()
    isKept.current = false
  }, [isChanging])
  if (!refund?.account) return <AccountForm title={texts.title} onSent={() => {}} />
  if (isChanging) {
    return (
      <AccountForm
        title={texts.changeTitle}
        onSent={() => setChanging(false)}
        onKeep={() => {
          isKept.current = true
          setChanging(false)
        }}
      />
    )
  }
  const { lastFour, ifsc } = refund.account
  const says = refund.payBy < dayInIndia(new Date()) ? texts.paysToLate : texts.paysTo
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <MarkedText text={says(lastFour, ifsc, formatDate(refund.payBy))} />
      </p>
      <Button ref={button} look="secondary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
    </div>
  )
}

type AccountFormProps = { title: string; onSent: () => void; onKeep?: () => void }

/** Unlike other forms it keeps nothing in the tab: an account number must not stay on a shared computer. */
function AccountForm({ title, onSent, onKeep }: AccountFormProps) {
  const { change } = useOwn()
  const { own } = applicantMessages()
  const { account: texts } = own.refund
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm<Typed, Typed, void>({
    schema: schemaOf(texts.differs),
    failure: own.failure,
    send: async ({ numberAgain: _, ...account }) => {
      const send = (token: string) =>
        call(ownApplicationEndpoints, 'giveRefundAccount', { body: { ...account, token } })
      await change(send, texts.done)
    },
    onSent,
  })
  const isChange = onKeep !== undefined
  // The button that opened the form is gone.
  useEffect(() => {
    if (isChange) formProps.ref.current?.querySelector('input')?.focus()
  }, [isChange, formProps.ref])
  const asPrinted = { type: 'text', autoComplete: 'off', spellCheck: false } as const
  return (
    <form {...formProps} aria-label={title} className="grid min-w-0 gap-4">
      <h4 className="font-semibold text-indigo-950">{title}</h4>
      {!isChange && <p className="max-w-prose">{texts.intro}</p>}
      <fieldset disabled={isBusy} className="grid min-w-0 max-w-md gap-5">
        <FormField
          fields={fields}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          limit={limits.text.name}
          required
        >
          {(control) => <input {...control} {...asPrinted} />}
        </FormField>
        <FormField fields={fields} name="number" label={texts.number} required>
          {(control) => <input {...control} {...asPrinted} autoCapitalize="characters" />}
        </FormField>
        <FormField
          fields={fields}
          name="numberAgain"
          label={texts.numberAgain}
          hint={texts.numberAgainHint}
          required
        >
          {(control) => <input {...control} {...asPrinted} autoCapitalize="characters" />}
        </FormField>
        <FormField fields={fields} name="ifsc" label={texts.ifsc} hint={texts.ifscHint} required>
          {(control) => <input {...control} {...asPrinted} autoCapitalize="characters" />}
        </FormField>
        <FormField fields={fields} name="bank" label={texts.bank} limit={limits.text.name}>
          {(control) => <input {...control} type="text" autoComplete="off" />}
        </FormField>
        <p className="text-sm text-muted">{texts.privacy}</p>
        <div className="grid gap-3">
          <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
            {isBusy ? texts.sending : texts.send}
          </SubmitRow>
          {onKeep && (
            <Button look="quiet" className="justify-self-start max-sm:w-full" onClick={onKeep}>
              {texts.keep}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  )
}
