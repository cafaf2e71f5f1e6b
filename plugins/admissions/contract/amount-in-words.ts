export type NumberWords = {
  /** From 0 to 99. */
  upTo99: readonly string[]
  /** Before a rest: 'one hundred' and 'five hundred' are words of their own in some languages. */
  hundreds: (count: number, hasRest: boolean) => string
  units: Readonly<Record<'crore' | 'lakh' | 'thousand', string>>
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const upTo99 = Array.from({ length: 100 }, (_, number) => {
  if (number < 20) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10) - 2] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`
})

const english: NumberWords = {
  upTo99,
  hundreds: (count) => `${upTo99[count]} hundred`,
  units: { crore: 'crore', lakh: 'lakh', thousand: 'thousand' },
}

const sizes = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
] as const

/** Returns a whole number in words, with lakhs and crores, as banks write sums; in English without other words. */
export function amountInWords(amount: number, words: NumberWords = english): string {
  const unit = sizes.find(([size]) => amount >= size)
  if (unit) {
    const [size, name] = unit
    return joined(
      `${amountInWords(Math.floor(amount / size), words)} ${words.units[name]}`,
      amount % size,
      words,
    )
  }
  if (amount < 100) return words.upTo99[amount] ?? ''
  const rest = amount % 100
  return joined(words.hundreds(Math.floor(amount / 100), rest > 0), rest, words)
}

const joined = (counted: string, rest: number, words: NumberWords): string =>
  rest === 0 ? counted : `${counted} ${amountInWords(rest, words)}`
