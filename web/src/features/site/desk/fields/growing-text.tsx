import { type ComponentProps, useCallback, useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { CharacterCount, isNearLimit } from '../../../../ui/forms/character-count.tsx'

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/** A text area that is as high as its text; the characters are counted near their limit. */
export function GrowingText({ className, limit, ...props }: ComponentProps<'textarea'> & { limit: number }) {
  const { value } = props
  const countId = useId()
  const { length } = String(value ?? '')
  const fit = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (growsByItself || !element || value === undefined) return
      element.style.height = '0'
      element.style.height = `${element.scrollHeight + 2}px`
    },
    [value],
  )
  return (
    <div className="grid min-w-0 grid-rows-[1fr] gap-1">
      <textarea
        ref={fit}
        rows={1}
        aria-describedby={isNearLimit(length, limit) ? countId : undefined}
        {...props}
        className={classNames('edit-text', className)}
      />
      <CharacterCount id={countId} length={length} limit={limit} />
    </div>
  )
}
