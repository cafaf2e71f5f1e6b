const visitsKey = 'visited'

/** Counts a visit to the home page and returns true on the first one, and always without storage. */
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
 * Counts this visit and shows the popup on the first one, until it is closed or its link is followed. For a returning browser,
 * the loader script sets `data-visited` before the first paint, so that nothing moves. Returns the cleanup.
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
