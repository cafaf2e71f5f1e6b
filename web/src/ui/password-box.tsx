import type { ComponentProps } from 'react'

type PasswordBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  isShown: boolean
  /** The input with the switch; an input that is shown by another's switch has none. */
  onToggle?: () => void
  /** What the switch reveals, for example `password`. */
  what?: string
}

/** A password input with a button that reveals it. */
export function PasswordBox({ isShown, onToggle, what = 'password', className, ...input }: PasswordBoxProps) {
  const type = isShown ? 'text' : 'password'
  const box = { ...input, type, autoCapitalize: 'none', spellCheck: false }
  if (!onToggle) return <input {...box} className={className} />
  return (
    <div className="relative">
      <input {...box} className={`${className} pr-20`} />
      <button
        type="button"
        aria-label={isShown ? `Hide ${what}` : `Show ${what}`}
        onClick={onToggle}
        data-replay=""
        className="absolute inset-y-1 right-1 rounded-card px-3 text-sm font-semibold text-indigo-800 hover:bg-indigo-50"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
