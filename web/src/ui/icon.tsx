import { classNames } from './class-names.ts'
import type { IconName } from './icons.ts'

/** A decorative icon beside its text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`#${name}`} />
    </svg>
  )
}
