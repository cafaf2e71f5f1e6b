import { classNames } from '@prangan/web/ui/class-names.ts'
import { type ReactNode, useId } from 'react'

type OwnSectionProps = {
  title: string
  /** Something to be done has a card; what is only to be read stands on sand. */
  look?: 'card' | 'sand'
  anchor?: string
  children: ReactNode
}

export function OwnSection({ title, look = 'card', anchor, children }: OwnSectionProps) {
  const own = useId()
  const id = anchor ?? own
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid min-w-0 content-start gap-4 p-4 sm:p-8',
        look === 'card' ? 'card' : 'rounded-card bg-sand',
      )}
    >
      <h3 id={id} tabIndex={-1} className="text-lg text-indigo-900">
        {title}
      </h3>
      {children}
    </section>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold text-indigo-950 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
