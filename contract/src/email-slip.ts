/** Providers that most people here have their mail with. */
const frequent = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'outlook.com',
  'hotmail.com',
  'rediffmail.com',
  'icloud.com',
] as const

/** Real providers whose names are nearly those of frequent ones. */
const neighbours: readonly string[] = ['mail.com', 'email.com', 'ymail.com']

const mostEdits = 2

/**
 * Returns the address that was probably meant if its domain looks like a slip of a frequent one ('asha@gmial.con'), or undefined.
 * It is only a guess: never refuse an address because of it.
 */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+?)\s*$/.exec(typed.normalize('NFKC')) ?? []
  if (name === undefined || domain === undefined) return undefined
  const meant = likelyDomain(domain.toLowerCase())
  return meant && `${name}@${meant}`
}

function likelyDomain(domain: string): string | undefined {
  // These endings do not exist.
  const ended = domain.replace(/\.(?:con|cmo|comm|vom|xom)$/, '.com')
  const nearest = frequent
    .map((known) => ({ known, edits: editsBetween(ended, known) }))
    .toSorted((one, other) => one.edits - other.edits)
    .at(0)
  const isSlip = nearest && nearest.edits <= mostEdits && !isReal(ended, nearest.known)
  const meant = isSlip ? nearest.known : ended
  return meant === domain ? undefined : meant
}

/** Returns true for another provider, or the same one in another country: 'yahoo.co.uk'. */
function isReal(domain: string, known: string): boolean {
  const [name = '', end = ''] = domain.split(/\.(.*)/s)
  const isSameName = known.startsWith(`${name}.`)
  const isCountry = /^(?:co\.|com\.)?(?:in|uk|ca|fr|de|it|es|au|jp|id|nz|za|sg|kr|th|np|bd|lk)$/.test(end)
  return neighbours.includes(domain) || (isSameName && isCountry)
}

/** Returns the smallest number of letters to add, drop, replace or swap with the next one. */
function editsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const ways = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)]
      row.push(Math.min(...ways, isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY))
    }
    ;[before, last] = [last, row]
  }
  return last[other.length] ?? 0
}
