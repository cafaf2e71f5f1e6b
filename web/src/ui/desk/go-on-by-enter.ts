import type { KeyboardEvent } from 'react'
import { showField } from '../../lib/show-field.ts'

const isOneLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'file'

/** Moves the focus on Enter from an input to the next one, and at last to the submit button; Ctrl+Enter submits the form. */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  // Enter also ends the composition of a Hindi word.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const isCommand = event.ctrlKey || event.metaKey
  if (!isCommand && !isOneLine(target)) return
  event.preventDefault()
  if (isCommand) form.requestSubmit()
  else goOn(form, target as Element)
}

function goOn(form: HTMLFormElement, from: Element): void {
  const stops = [...form.elements].filter((each) =>
    each.matches(':is(input, select, textarea, [type="submit"]):not([tabindex="-1"])'),
  )
  const next = stops[stops.indexOf(from) + 1]
  if (next instanceof HTMLElement) showField(next)
}
