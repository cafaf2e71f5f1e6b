import { type ComponentProps, type FocusEvent, useEffect, useImperativeHandle, useRef } from 'react'
import { typeInto } from '../../lib/type-into.ts'
import { type DateKind, isDay, readTyped, showTyped } from '../../lib/typed-date.ts'
import { messages } from '../../messages/index.ts'
import { Icon } from '../icon.tsx'

type DateInputProps = ComponentProps<'input'> & { type: DateKind }

/**
 * A date input that accepts typed dates (06052008, 6/5/2008) with the browser's calendar beside it. Its value is the browser's
 * ('2008-05-06'), '' while it is unfinished; of a day in no calendar it is '2008-02-31', which schemas refuse. Native date inputs differ too much: WebKit's looks filled while empty and accepts
 * few formats, and others put the month first.
 */
export function DateInput(props: DateInputProps) {
  const { type, id, className, placeholder, autoComplete = 'off', ref, onBlur, ...more } = props
  const { required, min, max, 'aria-invalid': invalid, 'aria-describedby': description, ...value } = more
  const { disabled } = value
  const typed = useRef<HTMLInputElement>(null)
  const stored = useRef<HTMLInputElement>(null)
  const known = useRef('')
  useImperativeHandle(ref, () => stored.current as HTMLInputElement, [])

  const show = (next: string) => {
    if (typed.current) typed.current.value = showTyped(next)
  }
  const store = (text: string): string => {
    const input = stored.current
    const next = readTyped(type, text) ?? ''
    input?.setCustomValidity(isDay(next) ? '' : text.trim())
    if (!input || input.value === next) return next
    known.current = next
    typeInto(input, next)
    return next
  }
  /** Shows a value that was not typed: from a draft, a reset or autofill. */
  const compare = () => {
    const current = stored.current?.value ?? ''
    const text = typed.current?.value ?? ''
    const isShown = current === (readTyped(type, text) ?? '')
    if (current === known.current && (isShown || typed.current === document.activeElement)) return
    known.current = current
    show(current)
  }
  useEffect(() => {
    // Text typed before hydration becomes the form's value.
    if (stored.current?.value === '' && known.current === '') store(typed.current?.value ?? '')
    compare()
  })

  const placeholders = messages().common.datePlaceholders
  return (
    <span className="relative block">
      <input
        ref={typed}
        id={id}
        type="text"
        className={`${className ?? ''} pe-11`}
        placeholder={placeholder ?? placeholders[type]}
        autoComplete={autoComplete}
        disabled={disabled}
        required={required}
        aria-invalid={invalid}
        aria-describedby={description}
        // A phone's keypad may have no slash, so eight digits are enough.
        inputMode={type === 'date' ? 'numeric' : undefined}
        onChange={({ currentTarget: { value: text } }) => {
          const next = store(text)
          if (type === 'date' && next !== '' && !/\D/.test(text)) show(next)
        }}
        onBlur={(event) => {
          const input = stored.current as HTMLInputElement
          if (input.value !== '') show(input.value)
          onBlur?.({ ...event, target: input, currentTarget: input } as FocusEvent<HTMLInputElement>)
        }}
      />
      <input
        {...value}
        ref={stored}
        type="text"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        // Autofill recognises the field by its name.
        onInput={compare}
        // The form focuses this input when it refuses the field.
        onFocus={() => typed.current?.focus()}
      />
      <Icon
        name="calendar"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
      />
      <input
        type="date"
        min={String(min ?? '').slice(0, 10)}
        max={String(max ?? '').slice(0, 10)}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        className="needs-scripts absolute inset-y-0 end-0 w-11 cursor-pointer opacity-0"
        onClick={({ currentTarget }) => {
          currentTarget.value = stored.current?.value.slice(0, 10) ?? ''
          try {
            currentTarget.showPicker?.()
          } catch {
            // The browser has opened it already.
          }
        }}
        onChange={({ currentTarget: { value: day } }) => {
          if (day === '') return
          const time = type === 'date' ? '' : stored.current?.value.slice(10) || 'T00:00'
          show(store(day + time))
        }}
      />
    </span>
  )
}
