import type { ComponentProps } from 'react'

/** The box for a person's own e-mail address; the props are those of its field. */
export function EmailInput(control: ComponentProps<'input'>) {
  return <input {...control} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
}
