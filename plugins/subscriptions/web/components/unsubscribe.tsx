import { call } from '@prangan/web/http/client.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import { subscriptionEndpoints } from '../../contract/endpoints.ts'
import { subscriptionMessages } from '../messages.ts'

type UnsubscribeProps = { token: string; onDone: () => void }

export function Unsubscribe({ token, onDone }: UnsubscribeProps) {
  const { title, text, button, busy, failed } = subscriptionMessages().page.choices.stop
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const stop = async () => {
    setState('busy')
    try {
      await call(subscriptionEndpoints, 'unsubscribe', { params: { token } })
      onDone()
    } catch {
      setState('failed')
    }
  }
  return (
    <section aria-label={title} className="grid justify-items-start gap-3">
      <h2 className="text-h3 text-indigo-900">{title}</h2>
      <p>{text}</p>
      <Message tone="error">{state === 'failed' && failed}</Message>
      <Button look="secondary" busy={state === 'busy'} onClick={stop}>
        {state === 'busy' ? busy : button}
      </Button>
    </section>
  )
}
