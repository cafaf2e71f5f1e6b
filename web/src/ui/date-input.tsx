import { type ComponentProps, type FocusEvent, useEffect, useImperativeHandle, useRef } from 'react'
import { type DateKind, readTyped, showTyped } from '../lib/typed-date.ts'
import { messages } from '../messages/index.ts'
import { Icon } from './icon.tsx'

type DateInputProps = ComponentProps<'input'> & { type: DateKind }

/**
 * A date as people type it (06052008, 6/5/2008), with the browser's calendar beside it; its props are those of an input,
 * and its value is the browser's ('2008-05-06'). A browser's own date field differs too much: WebKit's looks filled
 * while it is empty and takes few of these, and others put the month first.
 */
export function DateInput(props: DateInputProps) {
  const { type, id, className, placeholder, autoComplete = 'off', ref, onBlur, ...more } = props
  const { required, min, max, 'aria-invalid': invalid, 'aria-describedby': description, ...value } = more
  const { disabled } = value
  const typed = useRef<HTMLInputElement>(null)
  /** What the form knows: the value, or what was typed and is no date. */
  const stored = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const known = useRef('')
  useImperativeHandle(ref, () => stored.current as HTMLInputElement, [])

  const store = (next: string) => {
    const input = stored.current
    if (!input || input.value === next) return
    known.current = next
    // React hears of a change only if the element's own setter is used.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, next)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const show = (next: string) => {
    if (typed.current) typed.current.value = showTyped(next)
  }
  /** The form sets the value without an event of ours: a draft, a reset, autofill. */
  const compare = () => {
    const current = stored.current?.value ?? ''
    if (current === known.current) return
    known.current = current
    show(current)
  }
  /** What is typed is complete: it is shown as a date, or is for the form to refuse. */
  const finish = () => {
    compare()
    const text = typed.current?.value.trim() ?? ''
    const next = readTyped(type, text) ?? text
    store(next)
    show(next)
  }

  // What was typed before hydration is the form's to know.
  useEffect(() => {
    compare()
    if (known.current === '' && typed.current?.value && typed.current !== document.activeElement) finish()
  })

  const placeholders = messages().common.datePlaceholders
  return (
    <span className="relative block">
      <input
        ref={typed}
        id={id}
        type="text"
        className={`${className ?? ''} pr-11`}
        placeholder={placeholder ?? placeholders[type]}
        autoComplete={autoComplete}
        disabled={disabled}
        required={required}
        aria-invalid={invalid}
        aria-describedby={description}
        // A phone's keypad may have no slash: eight digits are enough, and are shown as the date that they are.
        inputMode={type === 'date' ? 'numeric' : undefined}
        onChange={({ currentTarget: { value: text } }) => {
          const next = readTyped(type, text) ?? ''
          store(next)
          if (type === 'date' && next !== '' && !/\D/.test(text)) show(next)
        }}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onBlur={(event) => {
          finish()
          const input = stored.current as HTMLInputElement
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
        // Autofill goes by the name.
        onInput={compare}
        // The form focuses the field that it refuses.
        onFocus={() => typed.current?.focus()}
      />
      <Icon name="calendar" className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted" />
      <input
        ref={calendar}
        type="date"
        min={String(min ?? '').slice(0, 10)}
        max={String(max ?? '').slice(0, 10)}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        className="needs-scripts absolute inset-y-0 right-0 w-11 cursor-pointer opacity-0"
        onClick={({ currentTarget }) => {
          currentTarget.value = stored.current?.value.slice(0, 10) ?? ''
          try {
            currentTarget.showPicker?.()
          } catch {
            // The browser has opened it itself.
          }
        }}
        onChange={({ currentTarget: { value: day } }) => {
          if (day === '') return
          const time = type === 'date' ? '' : stored.current?.value.slice(10) || 'T00:00'
          store(day + time)
          show(day + time)
        }}
      />
    </span>
  )
}
