import type { ComponentProps } from 'react'

type StepFormProps = ComponentProps<'form'> & { isBusy: boolean }

/** The form of a step of the sign-in page: named by the page's title, and disabled while it is sent. */
export function StepForm({ isBusy, children, ...formProps }: StepFormProps) {
  return (
    <form {...formProps} aria-labelledby="login-title">
      <fieldset disabled={isBusy} className="grid gap-5">
        {children}
      </fieldset>
    </form>
  )
}
