import { brotliCompressSync, constants } from 'node:zlib'
import type { Target } from './target.ts'

/** Bytes of a text as a browser receives it, Brotli at its best. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const KB = 1024

/** What each may weigh, in bytes; see the figures in the design of the site's speed. */
const budgets = {
  loader: 1.1 * KB,
  homeHtml: 11 * KB,
  homeScripts: 97 * KB,
  /** With the styles of its words, and of words in two languages. */
  informationHtml: 15 * KB,
  /** With zod and the schemas that its documents are parsed by. */
  firestore: 128 * KB,
  publicPageInAll: 240 * KB,
} as const

export type Sizes = Record<keyof typeof budgets, number>

/**
 * Prints each size beside its budget. Where one is exceeded, the demo's build fails; a college's own words may weigh
 * more, and whoever deploys them is told.
 */
export function checkSizes(sizes: Sizes, target: Target): void {
  const names = Object.keys(budgets) as (keyof typeof budgets)[]
  const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(2)} KB`.padStart(10)
  for (const name of names) {
    console.log(`  ${name.padEnd(16)}${kilobytes(sizes[name])}  of ${kilobytes(budgets[name])}`)
  }
  const exceeded = names.filter((name) => sizes[name] > budgets[name])
  if (exceeded.length === 0) return
  const message = `Over the budget, so slower to show on a bad connection: ${exceeded.join(', ')}.`
  if (target === 'emulator') throw new Error(message)
  console.warn(message)
}
