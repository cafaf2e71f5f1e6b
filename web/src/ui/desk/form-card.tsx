import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Message } from '../message.tsx'
import { RequiredNote } from './required-note.tsx'

type FormCardProps = {
  title: string
  text: string
  formProps: ComponentProps<'form'>
  isBusy: boolean
  isSecond?: boolean
  done?: string | false | undefined
  error?: string | undefined
  messageId?: string
  submit: readonly [label: string, busy: string]
  children: ReactNode
}

export function FormCard({ title, text, formProps, isBusy, isSecond = false, ...props }: FormCardProps) {
  const { done, error, messageId, submit, children } = props
  const titleId = useId()
  const Heading = isSecond ? 'h2' : 'h1'
  return (
    <section aria-labelledby={titleId} className={classNames('max-w-3xl', isSecond && 'mt-12')}>
      <Heading id={titleId} className={classNames(isSecond ? 'text-xl' : 'text-2xl', 'text-indigo-950')}>
        {title}
      </Heading>
      <p className="mt-2 mb-6 text-sm text-muted">{text}</p>
      <form
        {...formProps}
        aria-labelledby={titleId}
        className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
      >
        <fieldset disabled={isBusy}>
          <RequiredNote className="mb-5" />
          {children}
        </fieldset>
        {/* The live regions are always in the page, so that changes are announced. */}
        <div id={messageId} className="has-[p]:mt-6">
          <Message tone="success">{!isBusy && done}</Message>
          <Message tone="error">{error}</Message>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-6">
          <Button type="submit" look={isSecond ? 'secondary' : 'primary'} busy={isBusy}>
            {submit[isBusy ? 1 : 0]}
          </Button>
        </div>
      </form>
    </section>
  )
}

export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
}

export function FormRow({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>
}
