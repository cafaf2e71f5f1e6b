import { college } from '@prangan/contract/college.config'
import { inquiryEndpoints } from '@prangan/contract/endpoints/inquiries'
import { limits } from '@prangan/contract/limits'
import {
  OpenInquiryInputSchema,
  type OwnInquiry,
  RequestInquiryCodeInputSchema,
} from '@prangan/contract/schemas/inquiry-forms'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { callMessages } from '../../../http/call-error.ts'
import { call } from '../../../http/client.ts'
import { type FormFields, useSubmitForm } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Message } from '../../../ui/message.tsx'
import { InquiryStanding } from './inquiry-standing.tsx'

/** The form of the numbers that `newNumber` makes. */
const exampleNumber = `${college.shortCode}-G-2026-K7M4QX3`

const codeMinutes = limits.inquiries.codeLifetime / 60_000

const failure = () => ({ refused: callMessages.unreadable, network: callMessages.unreachable })

/** An inquiry that a code has opened. The token is kept in memory alone, so that it goes with the page. */
type Opened = { token: string; inquiry: OwnInquiry }

/** The status page: asks for a code, and shows where an inquiry stands. */
export function InquiryStatus() {
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!opened) return <Ask onOpened={setOpened} />
  return (
    <InquiryStanding
      {...opened}
      onChange={(inquiry) => setOpened({ ...opened, inquiry })}
      onClose={() => setOpened(null)}
    />
  )
}

const { number, code } = OpenInquiryInputSchema.shape
const CodeFormSchema = z.object({ number, code })
type CodeForm = z.infer<typeof CodeFormSchema>

/** Takes the number and the code of a mail's link out of the address, so that neither history nor a bookmark has them. */
function takeLink(): { number: string; code: string; flow: string } {
  const params = new URLSearchParams(location.hash.slice(1))
  if (params.has('code')) history.replaceState(history.state, '', location.pathname)
  return {
    number: params.get('number') ?? '',
    code: params.get('code') ?? '',
    flow: params.get('flow') ?? '',
  }
}

/** The two ways in: a code that one has, or one by mail. A link only fills them in: nothing is used up by opening it. */
function Ask({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const { status } = messages().inquiries
  const [flow, setFlow] = useState('')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<CodeForm, CodeForm, Opened>({
    schema: CodeFormSchema as z.ZodMiniType<CodeForm, CodeForm>,
    failure: failure(),
    blamed: 'code',
    send: async (typed) => {
      const body = { ...typed, ...(flow && { flow }) }
      const { token } = await call(inquiryEndpoints, 'openInquiry', { body })
      return { token, inquiry: await call(inquiryEndpoints, 'readOwnInquiry', { body: { token } }) }
    },
    onSent: onOpened,
  })
  const { setValue, setFocus } = form
  useEffect(() => {
    const link = takeLink()
    if (link.number) setValue('number', link.number)
    if (link.code) setValue('code', link.code)
    if (link.flow) setFlow(link.flow)
  }, [setValue])

  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <form {...formProps} aria-labelledby="with-code" className="card p-4 sm:p-8">
        <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
          <h2 id="with-code" className="text-xl text-indigo-900">
            {status.withCode}
          </h2>
          <NumberField fields={fields} />
          <FormField fields={fields} name="code" label={status.code} hint={status.codeHint}>
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
              />
            )}
          </FormField>
          <div id={messageId}>
            <Message tone="error">{message}</Message>
          </div>
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? status.opening : status.open}
          </Button>
        </fieldset>
      </form>
      <AskForCode
        onSent={(number, flow) => {
          setFlow(flow)
          setValue('number', number)
          setValue('code', '')
          setFocus('code')
        }}
      />
    </div>
  )
}

function NumberField({ fields }: { fields: FormFields<'number'> }) {
  const { status } = messages().inquiries
  return (
    <FormField fields={fields} name="number" label={status.number} hint={status.numberHint(exampleNumber)}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </FormField>
  )
}

const RequestSchema = z.object({
  number: RequestInquiryCodeInputSchema.shape.number,
  contact: z.pipe(z.string(), RequestInquiryCodeInputSchema.shape.contact),
})
type Requested = z.infer<typeof RequestSchema>

/** Has a code mailed. The answer is the same whether or not number and address belong together. */
function AskForCode({ onSent }: { onSent: (number: string, flow: string) => void }) {
  const { sending, status } = messages().inquiries
  const [sent, setSent] = useState('')
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm<
    Requested,
    Requested,
    { message: string; flow: string }
  >({
    schema: RequestSchema as z.ZodMiniType<Requested, Requested>,
    failure: failure(),
    send: (typed) => {
      const body = { ...typed, language: language() }
      return call(inquiryEndpoints, 'requestInquiryCode', { body })
    },
    onSent: ({ message, flow }, { number }) => {
      setSent(message)
      onSent(number, flow)
    },
  })
  return (
    <form {...formProps} aria-labelledby="without-code" className="rounded-card bg-sand p-4 sm:p-8">
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <h2 id="without-code" className="text-xl text-indigo-900">
          {status.withoutCode}
        </h2>
        <NumberField fields={fields} />
        <FormField fields={fields} name="contact" label={status.contact} hint={status.contactHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          )}
        </FormField>
        <div id={messageId}>
          <Message tone="error">{message}</Message>
          <Message tone="success">{sent && status.codeSent(sent, codeMinutes)}</Message>
        </div>
        <Button type="submit" look="secondary" busy={isBusy} className="justify-self-start max-sm:w-full">
          {isBusy ? sending : status.mailCode}
        </Button>
      </fieldset>
    </form>
  )
}
