import type { ComponentProps } from 'react'
import { type Messages, messages } from '../../messages/index.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  isShown: boolean
  onToggle?: () => void
  what?: keyof Messages['controls']['reveal']
}

export function PasswordInput({
  isShown,
  onToggle,
  what = 'password',
  className,
  ...input
}: PasswordInputProps) {
  const { controls } = messages()
  const type = isShown ? 'text' : 'password'
  const box = { ...input, type, autoCapitalize: 'none', spellCheck: false }
  if (!onToggle) return <input {...box} className={className} />
  return (
    <div className="relative">
      <input {...box} className={`${className} pe-20`} />
      <button
        type="button"
        aria-label={isShown ? controls.reveal[what].hide : controls.reveal[what].show}
        onClick={onToggle}
        data-replay=""
        className="absolute inset-y-1 end-1 rounded-card px-3 text-sm font-semibold text-indigo-800 hover:bg-indigo-50"
      >
        {isShown ? controls.hide : controls.show}
      </button>
    </div>
  )
}
