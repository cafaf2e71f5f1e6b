import { type ReactNode, useId } from 'react'

type StepPartProps = { title?: string; text?: string; children: ReactNode }

/** A part of a step: fields that belong together. */
export function StepPart({ title, text, children }: StepPartProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like a card in every browser.
    <div role="group" aria-labelledby={title && id} className="card grid min-w-0 gap-5 p-4 sm:p-6">
      {title && (
        <h3 id={id} className="text-lg text-indigo-900">
          {title}
        </h3>
      )}
      {text && <p className="text-sm text-muted">{text}</p>}
      {children}
    </div>
  )
}
