const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Returns YYYY-MM-DD of 21/07/2026, 21-07-26, 21-Jul-2026, 2026-07-21, with or without a time; '' of anything else. */
export function dayIn(text: string): string {
  const plain = text.trim().replace(/[ T,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]\.?m\.?)?$/i, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = /^(\d{1,2})[-/. ]([A-Za-z]{3})[A-Za-z]*[-/., ]+(\d{4}|\d{2})$/.exec(plain)
  if (named) {
    const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1
    return realDay(fullYear(named[3]), month, Number(named[1]))
  }
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(plain)
  return indian ? realDay(fullYear(indian[3]), Number(indian[2]), Number(indian[1])) : ''
}

const fullYear = (text = ''): number => (text.length === 2 ? 2_000 + Number(text) : Number(text))

function realDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2_000 && year < 2_100
  return isReal ? date.toISOString().slice(0, 10) : ''
}

export type Sum = { paise: number; isDebit: boolean | undefined }

/** Reads '₹1,23,456.00', 'Rs 4000', '4,000.00 Cr', '(4000)' and '-4000'; undefined if it is no sum. */
export function sumIn(text: string): Sum | undefined {
  const found =
    /^\(?(?<minus>[-−+]?)\s*(?:₹|rs\.?|inr)?\s*(?<minus2>[-−+]?)(?<whole>\d[\d,]*)(?:\.(?<part>\d{1,2})0*)?\s*(?<side>cr|dr|c|d)?\.?\s*(?<after>-?)\)?$/i.exec(
      text.trim(),
    )?.groups
  if (!found) return undefined
  const paise =
    Number((found.whole ?? '').replaceAll(',', '')) * 100 + Number((found.part ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(paise) || paise > 1e13) return undefined
  const isNegative =
    text.trim().startsWith('(') ||
    [found.minus, found.minus2, found.after].some((sign) => sign === '-' || sign === '−')
  const side = found.side?.toLowerCase()[0]
  return { paise, isDebit: isNegative || side === 'd' ? true : side === 'c' ? false : undefined }
}

const digitsIn = (token: string): number => token.match(/\d/g)?.length ?? 0

/** Returns the number of a payment in a description such as 'UPI/CR/426118907755/MEERA/SBIN': the one with most digits. */
export function referenceIn(description: string): string {
  const tokens = description.toUpperCase().match(/[A-Z]{0,6}\d[A-Z0-9]{5,29}/g) ?? []
  return tokens
    .filter((token) => digitsIn(token) >= 6)
    .reduce((best, token) => (digitsIn(token) > digitsIn(best) ? token : best), '')
}
