/** Formats a file's size in KB or MB. `Intl` would hold up a page. */
export function formatSize(bytes: number): string {
  const KiB = 1024
  if (bytes < KiB * KiB) return `${bytes && Math.max(1, Math.round(bytes / KiB))} KB`
  return `${Math.round((bytes * 10) / KiB / KiB) / 10} MB`
}
