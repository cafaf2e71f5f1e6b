import { Fragment, useId } from 'react'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { RecordLine } from '../api/record-lines.ts'

type RecordSectionProps = { title: string; lines: readonly RecordLine[] }

/** A list of records under its heading; nothing if it is empty. */
export function RecordSection({ title, lines }: RecordSectionProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ol className="divide-y divide-line border-y border-line">
        {lines.map(({ id: key, when, what, more }) => (
          <li key={key} className="grid gap-x-6 py-4 md:grid-cols-[10rem_1fr]">
            <p className="text-sm leading-7 font-semibold text-marigold-700">{when}</p>
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold text-indigo-900">
                <UserText text={what} />
              </p>
              <p className="text-sm text-muted">
                {more.filter(Boolean).map((text, at) => (
                  <Fragment key={text}>
                    {at > 0 && ' · '}
                    <UserText text={text} />
                  </Fragment>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
