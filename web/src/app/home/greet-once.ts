import { countVisit } from './count-visit.ts'

/**
 * Counts this visit of the home page, and lets the popup stand for the first one only: until its × is pressed, or it
 * has been followed. `data-visited` hides it, and stands from before the first paint where this browser has been here
 * (the loader sets it), so that nothing moves. Returns what to do when the page is left.
 */
export function greetOnce(popup: HTMLElement): () => void {
  const putAway = () => {
    document.documentElement.dataset.visited = ''
  }
  if (!countVisit()) putAway()
  const close = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, button'))) return
    putAway()
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  popup.addEventListener('click', close)
  return () => {
    popup.removeEventListener('click', close)
    putAway()
  }
}
