import { classNames } from './class-names.ts'
import { type IconName, icons } from './icons.ts'

/** An icon beside text that says the same; it says nothing itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d={icons[name]} />
    </svg>
  )
}
