import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusOn } from './focus-on.ts'

/** Keeps the focus in a form while its controls are disabled: the form itself gets the focus, and then the control again. */
export function useBusyFocus(form: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const last = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current: holder } = form
    const { activeElement } = document
    if (!holder || !(activeElement instanceof HTMLElement)) return
    if (!isBusy) {
      if (activeElement === holder) last.current?.focus({ preventScroll: true })
      last.current = null
      return
    }
    const isDisabled = activeElement.matches(':disabled, fieldset:disabled *, [inert] *')
    // WebKit does not focus a button that is clicked.
    if (activeElement !== document.body && !(isDisabled && holder.contains(activeElement))) return
    if (isDisabled) last.current = activeElement
    focusOn(holder)
  }, [form, isBusy])
}
