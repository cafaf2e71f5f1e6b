import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { CallError } from '../http/call-error.ts'
import type { ControlProps } from '../ui/field.tsx'
import { type FailureWords, wordsFor } from './failure-words.ts'

/** Why a form was not taken: words for the whole, words under fields, and which fields to look at, the first first. */
export type Refusal = {
  message?: string
  errors?: Readonly<Record<string, string>>
  fields: readonly string[]
}

const nothing: Refusal = { fields: [] }

/** What a schema found wrong, under its fields. */
export function refusalOf(issues: readonly z.core.$ZodIssue[]): Refusal {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return { errors, fields: Object.keys(errors) }
}

/** Whether a failure says nothing about what was typed: no answer came, or not now. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500

/**
 * What a failed call says: under the form's own fields where it names them, and else (or too) for the whole. Where
 * nothing that was typed is to blame, no field is marked.
 */
function refusalOfCall(
  error: unknown,
  words: FailureWords,
  form: HTMLFormElement | null,
  field: string,
): Refusal {
  const named = error instanceof CallError ? Object.entries(error.errors) : []
  const own = named.filter(([name]) => form?.elements.namedItem(name))
  if (own.length === 0) {
    return { message: wordsFor(error, words), fields: isForLater(error) ? [] : [field] }
  }
  const refusal = { errors: Object.fromEntries(own), fields: own.map(([name]) => name) }
  return words.before ? { ...refusal, message: wordsFor(error, words) } : refusal
}

function withoutField({ errors = {}, fields }: Refusal, edited: string): Refusal {
  const others = Object.entries(errors).filter(([name]) => name !== edited)
  return {
    errors: Object.fromEntries(others),
    fields: fields.filter((name) => name !== edited && name in errors),
  }
}

/**
 * A form that is sent by a call, one at a time: busy meanwhile, and after a refusal with everything still typed and
 * the focus where to correct it.
 */
export function useSubmission(words: FailureWords) {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const isShown = useRef(true)
  /** A refusal takes the focus once; what is left of it after a correction does not. */
  const isNews = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(nothing)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  // The fields were disabled and lost the focus; once they take it again, the one to correct has it, or the button.
  useEffect(() => {
    if (!isNews.current || isBusy) return
    const [first] = refusal.fields
    const control = first
      ? form.current?.elements.namedItem(first)
      : form.current?.querySelector('[type="submit"]')
    if (!(control instanceof HTMLElement)) return
    isNews.current = false
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
    // Where no field is to blame: the words beside the button, with which it is sent again.
    if (!first)
      form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
  }, [isBusy, refusal])

  const refuse = (news: Refusal) => {
    isNews.current = true
    setRefusal(news)
  }

  return {
    form,
    isBusy,
    message: refusal.message,
    error: (name: string) => refusal.errors?.[name],
    refuse,
    /** The field was edited: what was said of it, and of the whole, is no longer true. */
    correct: (name: string) => setRefusal((last) => withoutField(last, name)),
    /** A control's props, told which field it is and where the words for the whole form stand. */
    wire: (name: string, control: ControlProps, messageId: string) => {
      const isWrong = refusal.fields.includes(name)
      const { 'aria-describedby': own } = control
      // Marked without a message of its own, it is what the message for the whole form is about.
      const isMeant = refusal.message && (!own || (isWrong && !refusal.errors?.[name]))
      return {
        ...control,
        name,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': [own, isMeant && messageId].filter(Boolean).join(' ') || undefined,
      }
    },
    /** Makes the call; `field` takes the focus after a refusal that names none, but is about what was typed. Gives whether it succeeded, and the form is still shown. */
    send: async <Answer>(work: () => Promise<Answer>, field: string): Promise<{ answer: Answer } | null> => {
      if (isUnderWay.current) return null
      isUnderWay.current = true
      setRefusal(nothing)
      setBusy(true)
      try {
        const answer = await work()
        return isShown.current ? { answer } : null
      } catch (error) {
        refuse(refusalOfCall(error, words, form.current, field))
        return null
      } finally {
        isUnderWay.current = false
        setBusy(false)
      }
    },
  }
}

/** A form that is sent by a call: see `useSubmission`. */
export type Submission = ReturnType<typeof useSubmission>
