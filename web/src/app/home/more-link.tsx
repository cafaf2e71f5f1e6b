import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="pt-3">
      <a
        href={href}
        className="inline-flex items-center gap-2 py-1 text-sm font-semibold text-indigo-900 decoration-marigold-500 hover:underline"
      >
        {children}
        <Icon name="arrow" className="size-4" />
      </a>
    </p>
  )
}
