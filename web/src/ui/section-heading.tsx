import type { ReactNode } from 'react'

type SectionHeadingProps = { id?: string; note?: string | undefined; children: ReactNode }

export function SectionHeading({ id, note, children }: SectionHeadingProps) {
  return (
    <div className="section-heading flex flex-wrap items-baseline gap-x-3">
      <h2 id={id} className="text-h2 text-indigo-900">
        {children}
      </h2>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
