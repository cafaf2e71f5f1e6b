import { useCategories } from '@prangan/web/features/news/api/categories.ts'
import { call } from '@prangan/web/http/client.ts'
import { usePublicForm } from '@prangan/web/lib/use-public-form.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { EmailInput } from '@prangan/web/ui/forms/email-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { PublicFormFooter } from '@prangan/web/ui/forms/public-form-footer.tsx'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { subscriptionEndpoints } from '../../contract/endpoints.ts'
import { type Choices, type SubscribeInput, SubscribeInputSchema } from '../../contract/subscriptions.ts'
import { subscriptionMessages } from '../messages.ts'
import { ChoiceFields } from './choice-fields.tsx'

/** The form that asks for notices by mail, at first of one category or of all, and what to do next once it is sent. */
export function MailForm({ category }: { category?: string | undefined }) {
  const { mail } = subscriptionMessages()
  const [sentTo, setSentTo] = useState('')
  const all = useCategories().map(({ key }) => key)
  const chosen: Choices = { categories: category ? [category] : all, rhythm: 'at once', language: language() }
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm<
    SubscribeInput,
    SubscribeInput,
    { message: string }
  >({
    // Of checkboxes that the page alone has set, React Hook Form would tick all if the first one is.
    ...(category && { defaultValues: { categories: [category] } }),
    schema: SubscribeInputSchema as unknown as z.ZodMiniType<SubscribeInput, SubscribeInput>,
    failure: mail.failure,
    send: (body, options) => call(subscriptionEndpoints, 'subscribe', { body }, { form: options }),
    onSent: (_, { email }) => setSentTo(email),
  })
  const { dirtyFields } = form.formState
  const own = language()
  const { setValue } = form
  // Whoever changes the language of the page before choosing one gets mails in it.
  useEffect(() => {
    if (!dirtyFields.language) setValue('language', own)
  }, [own, dirtyFields.language, setValue])
  if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo('')} />
  return (
    <form {...formProps} aria-label={mail.label}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <FormField fields={fields} name="email" label={mail.email} required>
          {(control) => <EmailInput {...control} required />}
        </FormField>
        <ChoiceFields chosen={chosen} register={form.register} error={fields.error} />
        <PublicFormFooter form={{ message, messageId, isBusy, isProving }}>
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? mail.sending : mail.send}
          </Button>
        </PublicFormFooter>
        <p className="text-sm text-muted">{mail.privacy}</p>
      </fieldset>
    </form>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { title, text, again } = subscriptionMessages().mail.sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-h3 text-indigo-900">
        {title}
      </h3>
      <p className="wrap-anywhere">{text(email)}</p>
      <Button look="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
