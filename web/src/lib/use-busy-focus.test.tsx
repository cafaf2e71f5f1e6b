import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { Button } from '../ui/button.tsx'
import { useBusyFocus } from './use-busy-focus.ts'

function Form({ isBusy }: { isBusy: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  useBusyFocus(form, isBusy)
  return (
    <form ref={form}>
      <fieldset disabled={isBusy}>
        <input name="title" />
      </fieldset>
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  )
}

function open() {
  const { container, rerender } = render(<Form isBusy={false} />)
  const setBusy = (isBusy: boolean) => rerender(<Form isBusy={isBusy} />)
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  return { setBusy, form: find('form'), input: find('input'), button: find('button') }
}

it('While a form is sent with Enter from an input, the form has the focus, and then the input again', () => {
  const { setBusy, form, input } = open()
  act(() => input.focus())
  setBusy(true)
  expect(document.activeElement).toBe(form)
  setBusy(false)
  expect(document.activeElement).toBe(input)
  expect(form.hasAttribute('tabindex')).toBe(false)
})

it('A button that was pressed keeps the focus while it works, and takes no second press', () => {
  const { setBusy, form, button } = open()
  act(() => button.focus())
  setBusy(true)
  expect(document.activeElement).toBe(button)
  let sent = 0
  form.addEventListener('submit', () => sent++)
  act(() => button.click())
  expect([sent, button.ariaDisabled]).toEqual([0, 'true'])
})

it('A browser that does not focus a pressed button leaves the focus in the form, too', () => {
  const { setBusy, form } = open()
  setBusy(true)
  expect(document.activeElement).toBe(form)
})

it('Does not take the focus from elsewhere', () => {
  const { setBusy, input } = open()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  act(() => elsewhere.focus())
  setBusy(true)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
  expect(document.activeElement).not.toBe(input)
})
