import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; isDanger?: boolean }

/** The classes of a button that shows only a picture, for parts that bring their own button. */
export function iconButtonClass(isDanger = false): string {
  return classNames(
    'inline-flex size-10 shrink-0 items-center justify-center rounded-card text-muted transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60',
    isDanger ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-indigo-50 hover:text-indigo-900',
  )
}

/** A button that shows a picture; its label is what it is called. */
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
