/** Firestore's words (gRPC codes) for a document that is there, gone, or changed when it should not be. */
const preconditionCodes = new Set([5, 6, 9])

/** Says whether a write was refused because of what a document had become meanwhile. */
export function isLostRace(error: unknown): boolean {
  return preconditionCodes.has((error as { code?: number } | null)?.code ?? 0)
}

/** Says the same, or that another commit held the document just then (10: aborted): to be tried again from what is there. */
export function isOvertaken(error: unknown): boolean {
  return isLostRace(error) || (error as { code?: unknown } | null)?.code === 10
}
