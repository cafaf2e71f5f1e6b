/** Whether Firestore's rules refused: the document is not public, or not at this moment. */
export function isRefusal(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'permission-denied'
}
