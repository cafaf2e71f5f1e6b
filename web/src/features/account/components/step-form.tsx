import type { FormEventHandler, ReactNode, RefObject } from 'react'

type StepFormProps = {
  formRef: RefObject<HTMLFormElement | null>
  isBusy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onFocus?: () => void
  children: ReactNode
}

/** The form of a step of the sign-in page: checked by us, named by the page's title, and still while it is sent. */
export function StepForm({ formRef, isBusy, onSubmit, onFocus, children }: StepFormProps) {
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      aria-labelledby="login-title"
      aria-busy={isBusy}
    >
      <fieldset disabled={isBusy} className="grid gap-5">
        {children}
      </fieldset>
    </form>
  )
}
