import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A link to a page of this site in a `link-list`. */
export const LinkRow = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} className="link-row font-semibold">
      {children}
      <Icon name="arrow" className="size-5" />
    </a>
  </li>
)
