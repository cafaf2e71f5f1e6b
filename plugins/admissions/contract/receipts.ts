import { latinDigits } from '@prangan/contract/digits'

/** Returns the financial year (April to March) of a day (YYYY-MM-DD), such as '2026-27'. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month < 4 ? year - 1 : year
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

export const receiptNumberOf = (financialYear: string, count: number): string =>
  `${financialYear}/${String(count).padStart(6, '0')}`

/**
 * Returns a reference as it is compared: capital letters and digits, with leading zeros, without the label that people copy with
 * it. '' if it has neither letters nor digits.
 */
export function referenceKey(reference: string): string {
  const plain = latinDigits(reference)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/^((UTR|RRN|REF)(NO|NUMBER)?)+(?=[A-Z]{0,4}\d{6})/, '')
}

/** The shortest number that a bank gives a transfer: 12 digits of UPI and IMPS; 16 of NEFT, 22 of RTGS. */
const utrLength = 12

/** Returns true if a reference is too short for a bank’s UTR, so that it is that of a challan. */
export const isChallan = (reference: string): boolean => referenceKey(reference).length < utrLength
