import { messages } from '../messages/index.ts'

export const timeShown = 8_000
/** A note at the foot of the page. It is a popover, so it is above an open menu. */
export const noteClass =
  'fixed inset-x-0 top-auto bottom-0 z-50 w-full border-t border-line bg-paper px-4 py-3 text-center text-ink shadow-card print:hidden'
let note: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function hideNote(): void {
  clearTimeout(timer)
  note?.remove()
}

/** Shows a note at the foot of the page while there is no connection. */
export function showOffline(): void {
  hideNote()
  note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className = noteClass
  note.popover = 'manual'
  note.textContent = messages().states.offline
  document.body.append(note)
  // Not every browser has popovers.
  note.showPopover?.()
  timer = setTimeout(hideNote, timeShown)
  addEventListener('online', hideNote, { once: true })
}
