import { type ComponentProps, type ReactNode, useId } from 'react'

type FormCardProps = {
  title: string
  text: string
  formProps: ComponentProps<'form'>
  isBusy: boolean
  /** The result. Its live regions are always in the page, so that changes are announced. */
  messages: ReactNode
  actions: ReactNode
  children: ReactNode
}

/** A desk's screen that is one form: its heading, its fields on a card, and below them the result and the button. */
export function FormCard({ title, text, formProps, isBusy, messages, actions, children }: FormCardProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="max-w-3xl">
      <h1 id={titleId} className="text-2xl text-indigo-950">
        {title}
      </h1>
      <p className="mt-2 mb-6 text-sm text-muted">{text}</p>
      <form
        {...formProps}
        aria-labelledby={titleId}
        className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
      >
        <fieldset disabled={isBusy}>{children}</fieldset>
        <div className="has-[p]:mt-6">{messages}</div>
        <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-6">{actions}</div>
      </form>
    </section>
  )
}

/** Two fields side by side, if there is space. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
}

/** A field that takes a whole row of the grid. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>
}
