import type { ComponentProps } from 'react'

type PasswordBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  isShown: boolean
  /** The box with the switch; one that is shown and hidden by another's has none. */
  onToggle?: () => void
  /** What the switch shows, for example `password`. */
  what?: string
}

/** A box for a password, with a button that shows it. */
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
