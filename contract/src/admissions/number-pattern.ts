/*
 * Patterns that a college stores for its university's numbers. They run in functions and browsers on what applicants type,
 * so they are a subset of regular expressions that cannot backtrack for long: alternatives of characters and classes with
 * counts, without groups, and with few counts that are open.
 */

const character = String.raw`[A-Za-z0-9 _/:#,-]|\\[dw.()+/-]|\.|\[(?:\\[dw.\]/-]|[A-Za-z0-9 _/.:#,-])+\]`
const count = String.raw`[?*+]|\{\d{1,2}(?:,\d{0,2})?\}`
const alternative = new RegExp(`^(?:(?:${character})(?:${count})?)*$`)

/** A count that does not say exactly how many. */
const openCount = /[^\\](?:[?*+]|\{\d+,\d*\})/g

/** The most open counts in a row: with three, a text of n characters is looked at n³ times at most. */
const mostOpenCounts = 3

/** Returns whether a pattern is one of those that may be stored. */
export function isNumberPattern(pattern: string): boolean {
  const areSafe = pattern
    .split('|')
    .every((each) => alternative.test(each) && (each.match(openCount) ?? []).length <= mostOpenCounts)
  return areSafe && compiled(pattern) !== undefined
}

/** Returns whether a text fits a stored pattern. An empty one, or one that may no longer be stored, refuses nobody. */
export function fitsPattern(text: string, pattern: string): boolean {
  return pattern === '' || !isNumberPattern(pattern) || compiled(pattern)?.test(text) === true
}

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return undefined
  }
}
