import { messages } from '../messages/index.ts'

/** Milliseconds for which the note is shown. */
const timeShown = 8_000
let note: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function hideNote(): void {
  clearTimeout(timer)
  note?.remove()
}

/** Says at the foot of the page that there is no connection, until there is one again. */
export function showOffline(): void {
  hideNote()
  note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-line bg-paper px-4 py-3 text-center shadow-card'
  note.textContent = messages().states.offline
  document.body.append(note)
  timer = setTimeout(hideNote, timeShown)
  addEventListener('online', hideNote, { once: true })
}
