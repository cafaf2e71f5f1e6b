import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const looks = {
  primary: 'border-transparent bg-indigo-900 text-white hover:bg-indigo-800',
  accent: 'border-transparent bg-marigold-500 text-indigo-950 hover:bg-marigold-300',
  secondary: 'border-indigo-400 bg-white text-indigo-900 hover:bg-indigo-50',
  outline: 'border-indigo-400 text-white hover:border-white',
  quiet: 'border-transparent text-indigo-900 underline hover:bg-indigo-50',
  danger: 'border-transparent bg-danger text-white hover:bg-terracotta',
} as const

export type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', size: 'small' | 'usual' = 'usual'): string {
  return classNames(
    // Forced colours show even a transparent border.
    'inline-flex items-center justify-center gap-2 rounded-card border text-center font-semibold [transition:150ms]',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'small' ? 'min-h-9 px-3 py-1 text-sm' : 'min-h-12 px-5 py-2 text-sm',
    looks[look],
  )
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: 'small' | 'usual'
  /** Shows a spinner and ignores clicks. Unlike a disabled button it keeps the focus. */
  busy?: boolean
  /** Ignores clicks, but unlike a disabled button keeps the focus. */
  isIdle?: boolean
}

export function Button(props: ButtonProps) {
  const { look, size, busy = false, isIdle = false, className, disabled, onClick, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || isIdle || undefined}
      onClick={busy || isIdle ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass(look, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
