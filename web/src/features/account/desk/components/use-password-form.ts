import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { type SubmitFormOptions, useSubmitForm } from '../../../../lib/use-submit-form.ts'

type PasswordFormOptions<Typed extends FieldValues, Output> = Pick<
  SubmitFormOptions<Typed, Output, string>,
  'schema' | 'failure' | 'send'
>

/** A form that takes the current password: cleared once it is sent, it says what was done until it is sent again. */
export function usePasswordForm<Typed extends FieldValues, Output>(
  options: PasswordFormOptions<Typed, Output>,
) {
  const [done, setDone] = useState<string>()
  const submitForm = useSubmitForm<Typed, Output, string>({
    ...options,
    blamed: 'currentPassword' as Path<Typed>,
    onSent: (message) => {
      submitForm.form.reset()
      setDone(message)
    },
  })
  const { form, fields, formProps, isBusy, message, messageId } = submitForm
  const { onSubmit } = formProps
  return {
    form,
    fields,
    card: {
      formProps: {
        ...formProps,
        onSubmit: (event: Parameters<typeof onSubmit>[0]) => {
          setDone(undefined)
          return onSubmit(event)
        },
      },
      isBusy,
      done,
      error: message,
      messageId,
    },
  }
}
