import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Field } from '../ui/forms/field.tsx'
import { Message } from '../ui/message.tsx'
import { showField, showMessage } from './show-field.ts'

let scrolled: Element[] = []

function open(children: ReactNode, { isCovered = true } = {}): HTMLFormElement {
  scrolled = []
  const { container } = render(<form>{children}</form>)
  const seen = () => (isCovered ? document.body : container.querySelector('.seen'))
  vi.spyOn(document, 'elementFromPoint').mockImplementation(seen)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
  return container.querySelector('form') as HTMLFormElement
}

const named = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLElement

const phone = (
  <Field label="Phone" hint="10 digits." error="No such number.">
    {(control) => <input {...control} className="seen" name="phone" defaultValue="555" />}
  </Field>
)

it('A refused field has the focus, its text selected, and comes into view with its label, its hint and its error', () => {
  const form = open(phone)
  showField(named(form, 'phone'))
  expect(document.activeElement).toBe(named(form, 'phone'))
  const { selectionStart, selectionEnd } = named(form, 'phone') as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, 3])
  expect(scrolled.map(({ textContent }) => textContent)).toEqual(['Phone10 digits.No such number.'])
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'center' })
})

it('A page does not move for a field that nothing covers', () => {
  const form = open(phone, { isCovered: false })
  showField(named(form, 'phone'))
  expect(document.activeElement).toBe(named(form, 'phone'))
  expect(scrolled).toEqual([])
})

it('The first control of a group has the focus, with the whole group in view', () => {
  const form = open(
    <fieldset name="photo">
      <button type="button">Choose a photo</button>
    </fieldset>,
  )
  showField(named(form, 'photo'))
  expect(document.activeElement?.textContent).toBe('Choose a photo')
  expect(scrolled).toEqual([named(form, 'photo')])
})

it('Of a field that is higher than the screen, what takes the focus is in view', () => {
  const form = open(phone)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(innerHeight)
  showField(named(form, 'phone'))
  expect(scrolled).toEqual([named(form, 'phone')])
})

it('What is folded away opens', () => {
  const form = open(
    <details>
      <summary>More</summary>
      {phone}
    </details>,
  )
  showField(named(form, 'phone'))
  expect(form.querySelector('details')?.open).toBe(true)
})

it('The message for a whole form comes into view, unless it is', () => {
  const form = open(<Message tone="error">It was not sent.</Message>)
  const message = form.querySelector<HTMLElement>('[role="alert"]')
  showMessage(message)
  expect(scrolled.map(({ textContent }) => textContent)).toEqual(['It was not sent.'])
  scrolled = []
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(form.querySelector('p'))
  showMessage(message)
  expect(scrolled).toEqual([])
})
