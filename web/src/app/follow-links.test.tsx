import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

afterEach(() => {
  document.body.replaceChildren()
})

it('A visitor who follows a link without a connection keeps the page, and is told until it is back', () => {
  const opened = vi.fn()
  followLinks(opened)
  document.body.innerHTML = '<a href="/fees">Fees</a>'
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(screen.getByText('Fees'))
  fireEvent.click(screen.getByText('Fees'))
  expect(screen.getByRole('alert').textContent).toContain('You are offline')
  expect(opened).not.toHaveBeenCalled()

  line.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByText('Fees'))
  expect(opened).toHaveBeenCalledExactlyOnceWith('/fees')
})

it('A visitor who adds an event to the calendar gets its file, not a page', () => {
  const opened = vi.fn()
  followLinks(opened)
  document.body.innerHTML = '<a href="/api/events/one.en.ics">Add to calendar</a>'
  const leftToBrowser = vi.fn()
  const onClick = (event: Event) => {
    if (!event.defaultPrevented) leftToBrowser()
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(screen.getByText('Add to calendar'))
  expect(leftToBrowser).toHaveBeenCalledOnce()
  expect(opened).not.toHaveBeenCalled()
})

it('A visitor is told above an open menu that there is no connection', () => {
  const shown: Element[] = []
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.push(this)
    },
  })
  followLinks(vi.fn())
  document.body.innerHTML = '<nav popover="auto"><a href="/fees">Fees</a></nav>'
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(screen.getByText('Fees'))
  expect(shown.at(-1)).toBe(screen.getByRole('alert'))
  line.mockRestore()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  window.dispatchEvent(new Event('online'))
})
