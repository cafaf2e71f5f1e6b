const partsOf = (version: string): number[] => version.split('.').map(Number)

export function isNewer(one: string, other: string): boolean {
  const others = partsOf(other)
  const differs = partsOf(one).map((part, index) => part - (others[index] ?? 0))
  return (differs.find((difference) => difference !== 0) ?? 0) > 0
}
