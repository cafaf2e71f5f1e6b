import { pathIn } from '@prangan/contract/languages'
import { CallError } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { subscriptionEndpoints } from '../../contract/endpoints.ts'
import { pagePaths } from '../../contract/names.ts'
import { subscriptionMessages } from '../messages.ts'

type ConfirmSubscriptionProps = { token: string; onConfirmed: (token: string) => void }

/** Only the press of the button confirms, since mail scanners open links, too. */
export function ConfirmSubscription({ token, onConfirmed }: ConfirmSubscriptionProps) {
  const { text, button, busy, failure } = subscriptionMessages().page.confirm
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'ended'>('idle')
  const confirm = async () => {
    setState('busy')
    try {
      const answer = await call(subscriptionEndpoints, 'confirmSubscription', { body: { token } })
      onConfirmed(answer.token)
    } catch (error) {
      setState(error instanceof CallError && error.status === 404 ? 'ended' : 'failed')
    }
  }
  return (
    <div className="grid justify-items-start gap-4">
      {state !== 'ended' && <p>{text}</p>}
      <Message tone="error">
        {state === 'failed' ? failure.network : state === 'ended' && failure.refused}
      </Message>
      {state === 'ended' ? (
        <SubscribeLink />
      ) : (
        <Button busy={state === 'busy'} onClick={confirm}>
          {state === 'busy' ? busy : button}
        </Button>
      )}
    </div>
  )
}

export const SubscribeLink = () => (
  <Link to={pathIn(language(), pagePaths.subscribe.path)} className={buttonClass()}>
    {subscriptionMessages().page.subscribe}
  </Link>
)
