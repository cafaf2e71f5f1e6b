/** A file's size for people, in KB or MB. Not by `Intl`, which would hold up a page: the numbers are small. */
export function formatSize(bytes: number): string {
  const KiB = 1024
  if (bytes < KiB * KiB) return `${bytes && Math.max(1, Math.round(bytes / KiB))} KB`
  return `${Math.round((bytes * 10) / KiB / KiB) / 10} MB`
}
