import type { ReactNode } from 'react'

export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="section-heading pb-6">
      <h2 id={id} className="text-h2 text-indigo-900">
        {children}
      </h2>
    </div>
  )
}
