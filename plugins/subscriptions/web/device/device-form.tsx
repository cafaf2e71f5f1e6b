import { useCategories } from '@prangan/web/features/news/api/categories.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { type PushChoices, PushChoicesSchema } from '../../contract/push.ts'
import { CategoryFields, LanguageFields } from '../components/choice-fields.tsx'
import { subscriptionMessages } from '../messages.ts'
import { type Device, type Ready, turnOff, turnOn } from './device.ts'

type DeviceFormProps = { ready: Ready; onChange: (device: Device) => void }

/** Turns notifications on and off. The browser asks for its permission when the button is pressed, and not before. */
export function DeviceForm({ ready, onChange }: DeviceFormProps) {
  const { key, choices } = ready
  const texts = subscriptionMessages().device
  const isOn = choices !== null
  const [told, setTold] = useState('')
  const categories = useCategories().map(({ key }) => key)
  const chosen = choices ?? { categories, language: language() }
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    PushChoices,
    PushChoices,
    'on' | 'denied' | 'dismissed'
  >({
    schema: PushChoicesSchema as unknown as z.ZodMiniType<PushChoices, PushChoices>,
    defaultValues: chosen,
    failure: texts.failure,
    send: (sent) => {
      setTold('')
      return turnOn(sent, ready, { trap: '', onProving: () => {} })
    },
    onSent: (outcome, sent) => {
      if (outcome === 'denied') return onChange('denied')
      if (outcome === 'dismissed') return setTold(texts.dismissed)
      setTold(isOn ? texts.saved : texts.on)
      onChange({ key, choices: sent })
    },
  })
  return (
    <div className="grid gap-5">
      <form {...formProps} onChange={() => setTold('')} aria-label={texts.label}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
          <CategoryFields chosen={chosen} register={form.register} error={fields.error('categories')} />
          <LanguageFields label={texts.language} chosen={chosen} register={form.register} />
          <div id={messageId} className="grid">
            <Message tone="error">{message}</Message>
            <Message tone="success">{told}</Message>
          </div>
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isOn ? (isBusy ? texts.saving : texts.save) : isBusy ? texts.turningOn : texts.turnOn}
          </Button>
        </fieldset>
      </form>
      {isOn && (
        <TurnOff
          turnOff={() => turnOff(key)}
          onDone={() => {
            setTold(texts.off)
            // The button that had the focus is gone.
            formProps.ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
            onChange({ key, choices: null })
          }}
        />
      )}
      <p className="text-sm text-muted">{texts.privacy}</p>
    </div>
  )
}

type TurnOffProps = { turnOff: () => Promise<void>; onDone: () => void }

function TurnOff({ turnOff, onDone }: TurnOffProps) {
  const { stop, stopping, stopFailed } = subscriptionMessages().device
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = async () => {
    setState('busy')
    await turnOff().then(onDone, () => setState('failed'))
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Message tone="error">{state === 'failed' && stopFailed}</Message>
      <Button look="secondary" busy={state === 'busy'} onClick={press}>
        {state === 'busy' ? stopping : stop}
      </Button>
    </div>
  )
}
