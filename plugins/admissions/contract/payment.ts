import { type Language, languages } from '@prangan/contract/languages'
import type { Payment } from './schemas/payment.ts'

/** Banks cut other characters than letters and digits out of remarks, so the reference has none. */
export const paymentReference = (applicationNumber: string): string =>
  applicationNumber.replace(/[^A-Za-z0-9]/g, '')

export const paymentWays = ['upi', 'sbiCollect', 'transfer', 'challan'] as const
export type PaymentWay = (typeof paymentWays)[number]

export function waysToPay({ account, sbiCollect, upi }: Payment): PaymentWay[] {
  const isThere: Readonly<Record<PaymentWay, boolean>> = {
    upi: upi.address !== '',
    sbiCollect: sbiCollect.link !== '',
    transfer: account.number !== '',
    challan: account.number !== '',
  }
  return paymentWays.filter((way) => isThere[way])
}

export type Paying = { number: string; name: string; course: string; amount: number }

/**
 * Returns a link that opens a UPI app with everything filled in: NPCI's 'UPI Linking Specification', 1.6. Apps read `%20` but
 * not `+` as a space, and some read no `%40`.
 */
export function upiLink({ upi }: Payment, { number, amount }: Pick<Paying, 'number' | 'amount'>): string {
  const reference = paymentReference(number)
  const parts = { pn: upi.name, am: amount.toFixed(2), cu: 'INR', tn: `Fee ${reference}`, tr: reference }
  const rest = Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?pa=${upi.address}&${rest.join('&')}`
}

/** What the lines of SBI Collect's fields may have filled in. */
export const placeholders = ['name', 'number', 'reference', 'programme', 'amount'] as const

export type CollectField = { label: string; value: string }

/** A line without '=' is a label alone. */
export function collectFields(
  { sbiCollect }: Payment,
  { number, name, course, amount }: Paying,
): CollectField[] {
  const filledIn: Readonly<Record<(typeof placeholders)[number], string>> = {
    name,
    number,
    reference: paymentReference(number),
    programme: course,
    amount: String(amount),
  }
  return sbiCollect.fields.map((line) => {
    const [label = '', ...value] = line.split('=')
    return {
      label: label.trim(),
      value: placeholders.reduce(
        (text, placeholder) => text.replaceAll(`{${placeholder}}`, filledIn[placeholder]),
        value.join('=').trim(),
      ),
    }
  })
}

/** Formats a sum in rupees for a letter or a challan, whose language need not be the page's. */
export const rupeesIn = (language: Language, rupees: number): string =>
  `₹${new Intl.NumberFormat(languages[language].locale).format(rupees)}`

/** Returns what is filled in of an account, in the order in which it is shown. */
export const accountParts = (account: Payment['account']) =>
  (['name', 'number', 'ifsc', 'bank', 'branch'] as const)
    .map((part) => [part, account[part]] as const)
    .filter(([, text]) => text !== '')

export const sumOf = (heads: readonly { amount: number }[]): number =>
  heads.reduce((sum, { amount }) => sum + amount, 0)
