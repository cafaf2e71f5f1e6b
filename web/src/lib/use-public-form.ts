import { trapField } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { useEffect, useRef, useState } from 'react'
import type { FormOptions } from '../http/client.ts'
import type { FailureWords } from './failure-words.ts'
import { useSubmission } from './use-submission.ts'

/** What a busy form says while it works for its place among many from the same connection. */
export const provingMessage =
  'Many forms are coming from your connection. Yours is being checked, which takes a few seconds…'

/**
 * A form that anyone may send: see `useSubmission`. It tells the server what stands in its `FormTrap`, is sent no sooner
 * than a person can fill it in, and `isProving` while it finds the proof that the server asks for.
 */
export function usePublicForm(words: FailureWords) {
  const submission = useSubmission(words)
  const shownAt = useRef(0)
  const [isProving, setProving] = useState(false)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const { form } = submission
  const trap = () => form.current?.elements.namedItem(trapField) as HTMLInputElement | null | undefined
  const send = <Answer>(work: (options: FormOptions) => Promise<Answer>, field: string) =>
    submission.send(async () => {
      const options = { trap: trap()?.value ?? '', onProving: setProving }
      await passed(limits.publicForms.leastTime - (performance.now() - shownAt.current))
      try {
        return await work(options)
      } finally {
        setProving(false)
        // Should a browser have filled it in by itself, the next try is not refused.
        const field = trap()
        if (field) field.value = ''
      }
    }, field)
  return { ...submission, send, isProving }
}

const passed = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
