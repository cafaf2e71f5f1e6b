/** The local storage key under which the home page counts this browser's visits. */
const visitsKey = 'visited'

/** Counts a visit to the home page and says whether it is the first. Without storage, every visit is. */
function countVisit(): boolean {
  try {
    const visits = Number(localStorage.getItem(visitsKey)) || 0
    localStorage.setItem(visitsKey, String(visits + 1))
    return visits === 0
  } catch {
    return true
  }
}

/**
 * Counts this visit to the home page and shows the popup on the first one only, until it is closed or its link is
 * followed. `data-visited` hides it; for a returning browser the loader script sets that before the first paint, so
 * that nothing moves. Returns the cleanup.
 */
export function showOnFirstVisit(popup: HTMLElement): () => void {
  const hide = () => {
    document.documentElement.dataset.visited = ''
  }
  if (!countVisit()) hide()
  const close = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, button'))) return
    hide()
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  popup.addEventListener('click', close)
  return () => {
    popup.removeEventListener('click', close)
    hide()
  }
}
