import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallError } from '../http/call-error.ts'
import { language } from '../messages/language.ts'
import { translateFieldMessage } from '../messages/translate-error.ts'
import type { ControlProps } from '../ui/forms/field.tsx'
import { type FailureMessages, failureMessage } from './failure-messages.ts'
import { showField, showMessage } from './show-field.ts'
import { useBusyFocus } from './use-busy-focus.ts'

/** The reason for a refusal: messages for the form and for fields, and the field that `message` is about. */
export type Refusal = {
  message?: string
  errors?: Readonly<Record<string, string>>
  blamed?: string | undefined
}

export type SubmitFormOptions<Typed extends FieldValues, Output, Answer> = {
  /** `path: ['root']` in an issue is the whole form. */
  schema: z.ZodMiniType<Output, Typed>
  /** Omit them in a server-rendered form, so that text typed before hydration stays. */
  defaultValues?: DefaultValues<Typed>
  /** When the errors of fields are checked again. */
  reValidateMode?: 'onChange' | 'onSubmit'
  failure: FailureMessages | ((error: unknown) => Refusal)
  /** The field that gets the focus after a refusal that is about the input but names no field. */
  blamed?: Path<Typed>
  send: (output: Output) => Promise<Answer>
  /** Called after success, if the form is still mounted. */
  onSent: (answer: Answer, output: Output) => void
  /** Calls `onSent` even if the form was left, so that the desk can show a toast. */
  reportsWhenLeft?: boolean
  /** Called when a call starts and ends. */
  onBusyChange?: (isBusy: boolean) => void
}

export type FormFields<Name extends string> = {
  error: (name: Name) => string | undefined
  /** Registers the control, marks it if it is invalid, and describes it by the message for the whole form. */
  register: (
    name: Name,
    control: ControlProps,
    options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>,
  ) => ControlProps & UseFormRegisterReturn
  describe: (name: Name, control: ControlProps) => ControlProps & { name: string }
}

/** A temporary failure says nothing about the input: there was no response, or the server cannot accept it now. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500

/** Converts a failed call to messages for the fields it names, else for the whole form. */
function toRefusal(
  error: unknown,
  messages: FailureMessages,
  hasField: (name: string) => boolean,
  blamed: string | undefined,
): Refusal {
  const named = error instanceof CallError ? Object.entries(error.errors) : []
  const errors = Object.fromEntries(named.filter(([name]) => hasField(name)))
  const message = failureMessage(error, messages)
  if (Object.keys(errors).length === 0) return isTemporary(error) ? { message } : { message, blamed }
  return messages.before ? { errors, message } : { errors }
}

/** Focuses a field; without a name, the submit button, which is beside the message for the whole form. */
function focusControl(form: HTMLFormElement | null, name: string): void {
  const named = name ? form?.elements.namedItem(name) : form?.querySelector('[type="submit"]')
  const boxes = named instanceof RadioNodeList ? ([...named] as HTMLInputElement[]) : []
  const control = boxes.find(({ disabled }) => !disabled) ?? boxes[0] ?? named
  if (control instanceof HTMLElement) showField(control)
}

/** Translates the messages of a schema to the reader's language. */
const inReadersLanguage =
  <Typed extends FieldValues, Output>(
    check: Resolver<Typed, unknown, Output>,
  ): Resolver<Typed, unknown, Output> =>
  async (...form) => {
    const result = await check(...form)
    for (const error of Object.values(result.errors) as ({ message?: string } | undefined)[]) {
      if (error?.message) error.message = translateFieldMessage(error.message)
    }
    return result
  }

/**
 * Manages a form that a schema checks and a call sends, one call at a time. It is busy during the call. A refusal keeps all
 * values and focuses the first invalid field.
 */
export function useSubmitForm<Typed extends FieldValues, Output, Answer>({
  schema,
  defaultValues,
  reValidateMode = 'onSubmit',
  failure,
  blamed,
  send,
  onSent,
  reportsWhenLeft = false,
  onBusyChange,
}: SubmitFormOptions<Typed, Output, Answer>) {
  const form: UseFormReturn<Typed, unknown, Output> = useForm<Typed, unknown, Output>({
    resolver: inReadersLanguage(zodResolver<Typed, unknown, Output>(schema)),
    shouldFocusError: false,
    reValidateMode,
    ...(defaultValues && { defaultValues }),
  })
  const ref = useRef<HTMLFormElement>(null)
  const messageId = useId()
  const isUnderWay = useRef(false)
  const isShown = useRef(true)
  /** The field to focus once the form is enabled again; '' is the button. */
  const nextFocus = useRef<string>(undefined)
  const { errors, isSubmitting, submitCount } = form.formState
  useBusyFocus(ref, isSubmitting)
  const message = errors.root?.message

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each submit, also one that the schema refused.
  useEffect(() => {
    if (isSubmitting || nextFocus.current === undefined) return
    focusControl(ref.current, nextFocus.current)
    showMessage(document.getElementById(messageId))
    nextFocus.current = undefined
  }, [isSubmitting, submitCount])

  const shownIn = language()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the person changes the language, after a refusal.
  useEffect(() => {
    if (Object.keys(form.formState.errors).length > 0) void form.trigger()
  }, [shownIn])

  const firstOf = (names: readonly string[]) => {
    const controls = [...(ref.current?.elements ?? [])] as Partial<HTMLInputElement>[]
    return controls.find(({ name }) => name && names.includes(name))?.name ?? names[0] ?? ''
  }
  const hasField = (name: string) =>
    name in form.getValues() || Boolean(ref.current?.elements.namedItem(name))

  const refuse = ({ message, errors = {}, blamed }: Refusal) => {
    const named = Object.entries(errors).filter(([name]) => hasField(name))
    for (const [name, text] of named) form.setError(name as Path<Typed>, { message: text })
    if (message) form.setError('root', { message })
    if (message && blamed) form.setError(blamed as Path<Typed>, { message })
    nextFocus.current = named.length > 0 ? firstOf(named.map(([name]) => name)) : (blamed ?? '')
  }
  const sendOutput = async (output: Output) => {
    let answer: Answer
    onBusyChange?.(true)
    try {
      answer = await send(output)
    } catch (error) {
      return refuse(
        typeof failure === 'function' ? failure(error) : toRefusal(error, failure, hasField, blamed),
      )
    } finally {
      onBusyChange?.(false)
    }
    if (isShown.current || reportsWhenLeft) onSent(answer, output)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second submit before the button is disabled would send the form twice.
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await form.handleSubmit(sendOutput, (wrong) => {
        nextFocus.current = firstOf(Object.keys(wrong).filter((name) => name !== 'root'))
      })(event)
    } finally {
      isUnderWay.current = false
    }
  }

  const errorOf = (name: string) => (errors as Readonly<Record<string, { message?: string }>>)[name]?.message
  const describe = (name: string, control: ControlProps) => {
    const { 'aria-describedby': own } = control
    const isWrong = name in errors
    // The message for the whole form is about a field without a message of its own.
    const isMeant = message && (!own || (isWrong && errorOf(name) === message))
    return {
      ...control,
      name,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': [own, isMeant && messageId].filter(Boolean).join(' ') || undefined,
    }
  }
  const fields: FormFields<Path<Typed>> = {
    // The message for the whole form is not repeated under a field.
    error: (name) => (errorOf(name) === message ? undefined : errorOf(name)),
    describe,
    register: (name, control, options) => ({
      ...describe(name, control),
      ...form.register(name, {
        ...options,
        onChange: (event: ChangeEvent) => {
          // Another choice is not what was refused; in a text the error stays while it is corrected.
          if (event.target instanceof HTMLSelectElement) form.clearErrors(name)
          return options?.onChange?.(event)
        },
      }),
    }),
  }

  return {
    form,
    formProps: { ref, method: 'post', noValidate: true, onSubmit, 'aria-busy': isSubmitting } as const,
    fields,
    isBusy: isSubmitting,
    message,
    messageId,
    refuse,
    focusAfterSubmit: (name: Path<Typed>) => {
      nextFocus.current = name
    },
  }
}

export type SubmitForm<Typed extends FieldValues, Output> = Pick<
  ReturnType<typeof useSubmitForm<Typed, Output, unknown>>,
  'form' | 'fields' | 'isBusy'
>
