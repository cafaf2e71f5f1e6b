import type { ReactNode } from 'react'
import { SectionHeading } from '../src/ui/section-heading.tsx'

/** A group of components, by the English name that developers know it by. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div lang="en">
        <SectionHeading>{title}</SectionHeading>
      </div>
      <div className="examples">{children}</div>
    </section>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="state">
      <p lang="en">{name}</p>
      {children}
    </div>
  )
}

export const States = ({ children }: { children: ReactNode }) => <div className="states">{children}</div>
