const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Digits at the end of a number that identify it, whatever country or area code comes before. */
const own = 6

/** The trunk prefix 0 is not dialled after a country code. */
const withoutTrunk = (shown: string): string => digitsOf(shown).replace(/^0/, '')

/** Returns true if `dialled` is one of the numbers in `shown`, which a comma or slash separates. */
export function isDialled(shown: string, dialled: string): boolean {
  const numbers = shown.split(/[,/;]/).map(digitsOf)
  return numbers.some((number) => number.length > 0 && digitsOf(dialled).endsWith(number.slice(-own)))
}

/** Returns the number to dial after `shown` has changed. It follows the change only if both matched before. */
export function followShown(before: { shown: string; dialled: string }, shown: string): string {
  const { dialled } = before
  const former = withoutTrunk(before.shown)
  if (former === '' || !dialled.endsWith(former)) return dialled
  return dialled.slice(0, dialled.length - former.length) + withoutTrunk(shown)
}
