export function highlightsFirst<Item extends { id: string }>(
  publications: readonly Item[],
  highlights: readonly string[],
): Item[] {
  const first = highlights.flatMap((id) => publications.find((item) => item.id === id) ?? [])
  return [...first, ...publications.filter(({ id }) => !highlights.includes(id))]
}
