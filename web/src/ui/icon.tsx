import { classNames } from './class-names.ts'
import type { IconName } from './icons.ts'

/** An icon beside words that say the same; it says nothing itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`#${name}`} />
    </svg>
  )
}
