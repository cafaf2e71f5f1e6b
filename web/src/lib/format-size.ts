const sizeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** A file's size for people, in KB or MB. */
export function formatSize(bytes: number): string {
  const KiB = 1024
  if (bytes < KiB * KiB) return `${sizeFormat.format(Math.max(1, Math.round(bytes / KiB)))} KB`
  return `${sizeFormat.format(bytes / KiB / KiB)} MB`
}
