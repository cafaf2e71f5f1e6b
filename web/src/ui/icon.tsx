import { classNames } from './class-names.ts'
import { type IconName, icons } from './icons.ts'

/** Hidden from screen readers, since the text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d={icons[name]} />
    </svg>
  )
}
