import { CallError } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { tabStore } from '@prangan/web/lib/tab-store.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { subscriptionEndpoints } from '../../contract/endpoints.ts'
import {
  ChangeSubscriptionInputSchema,
  type Choices,
  type OwnSubscription,
} from '../../contract/subscriptions.ts'
import { subscriptionMessages } from '../messages.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { SubscribeLink } from './confirm-subscription.tsx'
import { Unsubscribe } from './unsubscribe.tsx'

type SubscriptionChoicesProps = { token: string; isNew: boolean }

type Loaded = OwnSubscription | 'loading' | 'failed' | 'ended' | 'stopped'

/** What a subscriber chose, to change or to end, without an account. */
export function SubscriptionChoices({ token, isNew }: SubscriptionChoicesProps) {
  const { confirm, choices } = subscriptionMessages().page
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const load = useCallback(async () => {
    setLoaded('loading')
    const answer = call(subscriptionEndpoints, 'readSubscription', { body: { token } })
    setLoaded(await answer.catch((error: unknown) => (isEnded(error) ? 'ended' : 'failed')))
  }, [token])
  useEffect(() => {
    load()
  }, [load])

  if (loaded === 'loading') return <div className="min-h-96" />
  if (loaded === 'stopped') return <Stopped />
  if (loaded === 'ended')
    return (
      <div className="grid justify-items-start gap-4">
        <Message tone="info">{choices.ended}</Message>
        <SubscribeLink />
      </div>
    )
  if (loaded === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <Message tone="error">{choices.loadFailed}</Message>
        <Button onClick={load}>{choices.tryAgain}</Button>
      </div>
    )
  return (
    <div className="grid gap-8">
      <Message tone="success">{isNew && confirm.done}</Message>
      <ChoicesForm token={token} own={loaded} onEnded={() => setLoaded('ended')} />
      <Unsubscribe token={token} onDone={() => setLoaded('stopped')} />
    </div>
  )
}

/** Gets the focus, as the button that was pressed is gone and the page is shorter. */
function Stopped() {
  const { done, undo } = subscriptionMessages().page.choices.stop
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      <Message tone="success">{done}</Message>
      <p>{undo}</p>
      <SubscribeLink />
    </div>
  )
}

const isEnded = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** What is chosen and not saved yet stays in this tab through a reload. */
const drafts = tabStore('subscription-choices', ChangeSubscriptionInputSchema)

type ChoicesFormProps = { token: string; own: OwnSubscription; onEnded: () => void }

type Typed = Choices & { token: string }

function ChoicesForm({ token, own, onEnded }: ChoicesFormProps) {
  const { choices } = subscriptionMessages().page
  const [isSaved, setSaved] = useState(false)
  const draft = drafts.use()
  const [chosen] = useState<Choices>(draft?.token === token ? draft : own)
  const { categories, rhythm, language } = chosen
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    Typed,
    Typed,
    OwnSubscription
  >({
    schema: ChangeSubscriptionInputSchema as unknown as z.ZodMiniType<Typed, Typed>,
    defaultValues: { token, categories, rhythm, language },
    failure: choices.failure,
    send: (body) => {
      setSaved(false)
      return call(subscriptionEndpoints, 'changeSubscription', { body }).catch((error: unknown) => {
        if (isEnded(error)) onEnded()
        throw error
      })
    },
    onSent: () => {
      setSaved(true)
      drafts.keep(null)
    },
  })
  return (
    <form
      {...formProps}
      onChange={() => {
        setSaved(false)
        drafts.keep(form.getValues())
      }}
      aria-label={choices.for(own.email)}
      className="card grid gap-5 p-4 sm:p-6"
    >
      <h2 className="text-h3 text-indigo-900 wrap-anywhere">{choices.for(own.email)}</h2>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <ChoiceFields chosen={chosen} register={form.register} error={fields.error} />
        <div id={messageId} className="grid not-has-[p]:absolute">
          <Message tone="error">{message}</Message>
          <Message tone="success">{isSaved && choices.saved}</Message>
        </div>
        <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
          {isBusy ? choices.saving : choices.save}
        </Button>
      </fieldset>
    </form>
  )
}
