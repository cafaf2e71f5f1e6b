import { type ReactNode, useId, useState } from 'react'
import type { PickerProps } from '../../../../lib/content-pickers.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'

const texts = () => deskMessages().library.picker

type PickerFieldProps = PickerProps<string> & {
  /** The button while nothing is chosen: 'Choose a picture'. */
  choose: string
  /** Shows what is chosen, or that nothing is. */
  chosen: ReactNode
  /** More that can be done with what is chosen. */
  more?: ReactNode
  children: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode
}

/** A field that chooses something of the library: what is chosen, and buttons that change and remove it. */
export function PickerField(props: PickerFieldProps) {
  const { label, isLabelHidden = false, value, onChange, error, choose, chosen, more, children } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-indigo-950'}>
        {label}
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {chosen}
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          {value ? texts().change : choose}
          <span className="sr-only">: {label}</span>
        </Button>
        {more}
        {value && (
          <Button look="quiet" size="small" onClick={() => onChange('')}>
            {texts().remove}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {children({ isOpen, onClose: () => setOpen(false) })}
    </fieldset>
  )
}
