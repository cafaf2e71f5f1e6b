import type { ReactNode } from 'react'

/** A section's heading with its Hindi beside it and the marigold rule that begins every section. */
export function SectionHeading({
  id,
  hindi,
  children,
}: {
  id?: string
  hindi?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="section-rule pb-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="text-2xl text-indigo-900">
          {children}
        </h2>
        {hindi && (
          <p lang="hi" className="text-lg text-marigold-700">
            {hindi}
          </p>
        )}
      </div>
    </div>
  )
}
