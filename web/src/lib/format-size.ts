import { formatNumber } from './format-number.ts'

/** A file's size for people, in KB or MB. */
export function formatSize(bytes: number): string {
  const KiB = 1024
  if (bytes < KiB * KiB) return `${formatNumber(Math.max(1, Math.round(bytes / KiB)))} KB`
  return `${formatNumber(Math.round((bytes * 10) / KiB / KiB) / 10)} MB`
}
