/**
 * Digits of any script as the Latin ones: a form is filled in on the keyboard that one has. Each script's ten digits
 * stand in a row, so a digit is worth how many stand before it.
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
