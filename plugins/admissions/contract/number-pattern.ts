/*
 * Patterns run on applicants' input in functions and browsers, so only a subset of regular expressions that cannot backtrack
 * for long is allowed: alternatives of characters and classes with counts, no groups, and few open counts.
 */

const character = String.raw`[A-Za-z0-9 _/:#,-]|\\[dw.()+/-]|\.|\[(?:\\[dw.\]/-]|[A-Za-z0-9 _/.:#,-])+\]`
const count = String.raw`[?*+]|\{\d{1,2}(?:,\d{0,2})?\}`
const alternative = new RegExp(`^(?:(?:${character})(?:${count})?)*$`)

const openCount = /[^\\](?:[?*+]|\{\d+,\d*\})/g

/** With three open counts in a row, matching a text of n characters takes up to n³ steps. */
const mostOpenCounts = 3

export function isNumberPattern(pattern: string): boolean {
  const areSafe = pattern
    .split('|')
    .every((each) => alternative.test(each) && (each.match(openCount) ?? []).length <= mostOpenCounts)
  return areSafe && compiled(pattern) !== undefined
}

/** Returns true also for an empty pattern and for one that is no longer allowed, so that neither blocks applicants. */
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

/** Returns a number that fits the pattern, such as WRN12345678 for `WRN\d{8}`. */
export function exampleOf(pattern: string): string {
  const [first = ''] = pattern.split('|')
  let digits = 0
  const oneOf = (part: string): string => {
    if (part === '\\w') return 'A'
    if (part.startsWith('[')) return oneOf(part.slice(1, -1).match(/^\\?./)?.[0] ?? '')
    if (part !== '\\d' && part !== '.') return part.replace('\\', '')
    digits += 1
    return String(digits % 10)
  }
  return [...first.matchAll(new RegExp(`(${character})(${count})?`, 'g'))]
    .map(([, part = '', times = '']) => {
      const length = Number(times.match(/\d+/)?.[0] ?? 1) || 1
      return Array.from({ length }, () => oneOf(part)).join('')
    })
    .join('')
}
