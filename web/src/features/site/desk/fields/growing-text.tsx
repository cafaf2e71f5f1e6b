import { type ComponentProps, useCallback } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/** A text area that is as high as its text. */
export function GrowingText({ className, ...props }: ComponentProps<'textarea'>) {
  const { value } = props
  const fit = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (growsByItself || !element || value === undefined) return
      element.style.height = 'auto'
      element.style.height = `${element.scrollHeight + 2}px`
    },
    // Its height follows from what it holds.
    [value],
  )
  return <textarea ref={fit} rows={1} {...props} className={classNames('edit-text', className)} />
}
