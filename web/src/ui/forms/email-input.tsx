import type { ComponentProps } from 'react'

export function EmailInput(control: ComponentProps<'input'>) {
  return <input {...control} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
}
