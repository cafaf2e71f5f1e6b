const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** How many digits at its end make a number recognisable, with whatever codes before them. */
const own = 6

/** The digits of a number as it is shown, without the trunk prefix that is not dialled after a country's code. */
const withoutTrunk = (shown: string): string => digitsOf(shown).replace(/^0/, '')

/** Whether a phone dials one of the numbers that are shown: several stand with a comma or a slash between them. */
export function isDialled(shown: string, dialled: string): boolean {
  const numbers = shown.split(/[,/;]/).map(digitsOf)
  return numbers.some((number) => number.length > 0 && digitsOf(dialled).endsWith(number.slice(-own)))
}

/** The number to dial after the shown one was changed: it follows, as long as it followed before. */
export function followShown(before: { shown: string; dialled: string }, shown: string): string {
  const { dialled } = before
  const former = withoutTrunk(before.shown)
  if (former === '' || !dialled.endsWith(former)) return dialled
  return dialled.slice(0, dialled.length - former.length) + withoutTrunk(shown)
}
