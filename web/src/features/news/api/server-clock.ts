/** Milliseconds that the server's clock was found to be ahead of this machine's. */
let ahead = 0

/** The tolerance for an answer's date: it has whole seconds, and arrives a little late. */
const tolerance = 2_000

/** The server's time in milliseconds since 1970, as far as it is known: by it notices begin and end. */
export function serverNow(): number {
  return Date.now() + ahead
}

export function learnServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  ahead = Math.abs(difference) > tolerance ? difference : 0
}
