import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

let listener: EventListener

function follow(navigate: (path: string) => void): void {
  const listen = vi.spyOn(document, 'addEventListener')
  followLinks(navigate)
  listener = listen.mock.calls[0]?.[1] as EventListener
  listen.mockRestore()
}

afterEach(() => {
  document.removeEventListener('click', listener)
  document.body.replaceChildren()
})

it('A visitor who follows a link without a connection keeps the page, and is told until it is back', () => {
  const opened = vi.fn()
  follow(opened)
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

it('A visitor who goes to another page of a list, at its beginning, stays in the site', () => {
  const opened = vi.fn()
  follow(opened)
  history.replaceState(null, '', '/notices?page=1')
  document.body.innerHTML =
    '<a href="/notices?page=1#found">Found</a><a href="/notices?page=2#found">Older</a>'
  fireEvent.click(screen.getByText('Found'))
  expect(opened).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Older'))
  expect(opened).toHaveBeenCalledExactlyOnceWith('/notices?page=2#found')
})

it('A visitor who adds an event to the calendar gets its file, not a page', () => {
  const opened = vi.fn()
  follow(opened)
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
  follow(vi.fn())
  document.body.innerHTML = '<nav popover="auto"><a href="/fees">Fees</a></nav>'
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(screen.getByText('Fees'))
  expect(shown.at(-1)).toBe(screen.getByRole('alert'))
  line.mockRestore()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  window.dispatchEvent(new Event('online'))
})
