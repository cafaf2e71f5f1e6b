/** The text with Devanagari digits as 0 to 9, as keyboards in India write either. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
