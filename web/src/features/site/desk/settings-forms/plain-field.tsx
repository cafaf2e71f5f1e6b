import { useState } from 'react'
import type * as z from 'zod/mini'
import { translateFieldMessage } from '../../../../messages/translate-error.ts'
import { Field } from '../../../../ui/forms/field.tsx'

type PlainFieldProps = {
  label: string
  hint?: string
  value: string
  onChange: (text: string) => void
  schema?: z.ZodMiniType<string>
  type?: 'text' | 'email' | 'tel' | 'url'
  limit: number
  placeholder?: string
}

/** A text without languages: a number, an address, a name that texts use. */
export function PlainField({ label, hint, value, onChange, schema, limit, ...input }: PlainFieldProps) {
  const [wrong, setWrong] = useState<{ typed: string; error: string }>()
  const change = (typed: string) => {
    const checked = schema?.safeParse(typed)
    if (checked && !checked.success)
      return setWrong({ typed, error: translateFieldMessage(checked.error.issues[0]?.message ?? '') })
    setWrong(undefined)
    onChange(typed)
  }
  return (
    <Field label={label} hint={hint} error={wrong?.error} limit={limit}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...control}
          {...input}
          value={wrong?.typed ?? value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  )
}
