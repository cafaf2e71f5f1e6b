import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type DisclosureProps = { title: string; isOpen?: boolean; className: string; children?: ReactNode }

/** A title that opens to its content, also without scripts. */
export function Disclosure({ title, isOpen = false, className, children }: DisclosureProps) {
  return (
    <details open={isOpen} className={classNames('group', className)}>
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold text-indigo-900">
        {title}
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
