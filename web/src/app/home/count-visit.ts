/** The key in the browser's storage under which the home page counts this browser's visits. */
const visitsKey = 'visited'

/** Counts a visit of the home page and tells whether it is the first. Where nothing can be stored, each is. */
export function countVisit(): boolean {
  try {
    const visits = Number(localStorage.getItem(visitsKey)) || 0
    localStorage.setItem(visitsKey, String(visits + 1))
    return visits === 0
  } catch {
    return true
  }
}
