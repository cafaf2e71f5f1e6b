const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** Returns a whole number in English words, with lakhs and crores, as banks write sums. */
export function amountInWords(amount: number): string {
  const unit = units.find(([size]) => amount >= size)
  if (unit) {
    const [size, name] = unit
    const rest = amount % size
    const counted = `${amountInWords(Math.floor(amount / size))} ${name}`
    return rest === 0 ? counted : `${counted} ${amountInWords(rest)}`
  }
  if (amount < 20) return small[amount] ?? ''
  const ten = tens[Math.floor(amount / 10) - 2] ?? ''
  return amount % 10 === 0 ? ten : `${ten}-${small[amount % 10]}`
}
