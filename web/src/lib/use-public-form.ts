import { trapField } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormOptions } from '../http/client.ts'
import { formSentEvent } from './form-sent.ts'
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts'
import { useUnloadQuestion } from './use-unload-question.ts'

type PublicFormOptions<Typed extends FieldValues, Output, Answer> = Omit<
  SubmitFormOptions<Typed, Output, Answer>,
  'send'
> & { send: (output: Output, options: FormOptions) => Promise<Answer> }

const delay = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/**
 * Manages a public form: see `useSubmitForm`. It sends the value of its `FormTrap` and waits as long as a person needs to fill
 * it in. `isProving` is true while it computes the proof of work that the server demands.
 */
export function usePublicForm<Typed extends FieldValues, Output, Answer>({
  send,
  ...options
}: PublicFormOptions<Typed, Output, Answer>) {
  const shownAt = useRef(0)
  const [isProving, setProving] = useState(false)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const submitForm = useSubmitForm<Typed, Output, Answer>({
    ...options,
    send: async (output) => {
      const { elements } = submitForm.formProps.ref.current ?? {}
      const trap = elements?.namedItem(trapField) as HTMLInputElement | null | undefined
      const trapped = trap?.value ?? ''
      await delay(limits.publicForms.leastTime - (performance.now() - shownAt.current))
      try {
        const answer = await send(output, { trap: trapped, onProving: setProving })
        document.dispatchEvent(new Event(formSentEvent))
        return answer
      } finally {
        setProving(false)
        // The browser itself may have filled it in; the next attempt is then accepted.
        if (trap) trap.value = ''
      }
    },
  })
  // The receipt would be lost.
  useUnloadQuestion(() => submitForm.isBusy)
  return { ...submitForm, isProving }
}
