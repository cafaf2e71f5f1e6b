import type { ReactNode } from 'react'

export type Fact = readonly [label: string, text: ReactNode]

export function Facts({ title, items }: { title?: string; items: readonly Fact[] }) {
  return (
    <div className="sheet-part">
      {title && <h3 className="bg-sand px-3 py-1 text-sm font-semibold text-indigo-900">{title}</h3>}
      <dl>
        {items.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
