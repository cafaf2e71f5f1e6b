/** Returns a key that no item has, such as `figure3`. */
export function freeKey(noun: string, items: readonly { key: string }[]): string {
  const keys = new Set(items.map(({ key }) => key))
  const free = items.map((_, at) => `${noun}${at + 1}`).find((key) => !keys.has(key))
  return free ?? `${noun}${items.length + 1}`
}
