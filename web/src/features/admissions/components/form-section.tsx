import type { ReactNode } from 'react'
import { sections } from '../api/application-fields.ts'

const order = Object.keys(sections)

type FormSectionProps = { part: keyof typeof sections; text?: string; children: ReactNode }

/** A part of the form: its number, its title in both languages, and its fields in two columns if there is space. */
export function FormSection({ part, text, children }: FormSectionProps) {
  const { id, title } = sections[part]
  return (
    <fieldset id={id} className="card scroll-mt-6 p-4 sm:p-8">
      <legend className="float-left w-full pb-4">
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 flex-none place-items-center rounded-full bg-indigo-900 font-serif font-semibold text-white"
          >
            {order.indexOf(part) + 1}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-xl font-semibold text-indigo-900">{title.en}</span>
            <span lang="hi" className="text-base text-marigold-700">
              {title.hi}
            </span>
          </span>
        </span>
      </legend>
      <div className="clear-both grid gap-5">
        {text && <p className="text-sm text-muted">{text}</p>}
        {children}
      </div>
    </fieldset>
  )
}

/** Fields side by side if there is space: two, or three short ones. */
export function FieldRow({ short = false, children }: { short?: boolean; children: ReactNode }) {
  return <div className={`grid gap-5 ${short ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>{children}</div>
}
