import { college } from '@prangan/college/config'

/** Bare references, as banks write them, have no hyphens. */
const bare = new RegExp(`(?<![A-Z0-9])${college.shortCode}(\\d{4})([A-Z0-9]{7})(?![A-Z0-9])`)
const written = /(?<![A-Z0-9])[A-Z0-9]{1,12}-\d{4}-[A-Z0-9]{1,12}(?![A-Z0-9])/

/** Returns the application number in what a scanner typed: the number, a link with it, or a payment's reference. */
export function numberIn(typed: string): string | undefined {
  const text = typed.toUpperCase()
  const found = written.exec(text)?.[0]
  if (found) return found
  const [, year, rest] = bare.exec(text) ?? []
  return year && rest && `${college.shortCode}-${year}-${rest}`
}
