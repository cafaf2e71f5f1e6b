import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; isDanger?: boolean }

export function iconButtonClass(isDanger = false): string {
  return classNames(
    'inline-flex size-10 shrink-0 items-center justify-center rounded-card text-muted transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60',
    isDanger ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-indigo-50 hover:text-indigo-900',
  )
}

export function IconButton({ label, isDanger, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      className={classNames(iconButtonClass(isDanger), className)}
    />
  )
}
