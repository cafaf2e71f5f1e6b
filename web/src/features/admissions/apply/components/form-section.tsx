import type { ReactNode } from 'react'
import { messages } from '../../../../messages/index.ts'
import { type Section, sectionNames } from '../api/field-names.ts'

type FormSectionProps = { part: Section; text?: string; children: ReactNode }

/** A part of the form: its number, its title, and its fields in two columns if there is space. */
export function FormSection({ part, text, children }: FormSectionProps) {
  return (
    <fieldset id={part} className="card scroll-mt-6 p-4 sm:px-8 sm:py-6">
      <legend className="float-start w-full pb-2 sm:pb-4">
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 flex-none place-items-center rounded-full bg-indigo-900 font-serif font-semibold text-white"
          >
            {sectionNames.indexOf(part) + 1}
          </span>
          <span className="font-serif text-xl font-semibold text-indigo-900">
            {messages().admissions.sections[part]}
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
  return (
    <div className={`grid gap-5 ${short ? 'min-[40rem]:grid-cols-3' : 'min-[40rem]:grid-cols-2'}`}>
      {children}
    </div>
  )
}
