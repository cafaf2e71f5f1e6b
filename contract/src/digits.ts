/**
 * Converts the digits of any script to Latin ones. The ten digits of a script are consecutive code points, so a digit's value
 * is the number of digits before it.
 */
export function latinDigits(text: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (isDigit(code - value - 1)) value += 1
    return String(value % 10)
  })
}

/**
 * Formats a whole number with Indian digit groups: '12,34,567'. `Intl` would take 80 ms for the first formatter on a slow
 * phone, and schemas format their limits when they load.
 */
export const groupDigits = (number: number): string => String(number).replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,')
