import { shownText } from '@prangan/contract/content/show-in'
import type { Language } from '@prangan/contract/languages'
import type { Named, Paragraph } from '@prangan/functions/mail/templates/content'
import type { ProgrammeStatusMail } from '../contract/mails.ts'
import { paymentReference, waysToPay } from '../contract/payment.ts'

export type PayingMessages = {
  heads: (heads: string) => string
  reference: (reference: string) => string
  upi: (upi: string) => string
  sbiCollect: string
  transfer: (account: string) => string
  challan: string
  office: string
}

/** Writes the heads of a fee and where to pay it. Mail programs open no `upi:` links, so the applicant's page has those. */
export function payingParagraphs(
  { offer, payment, applicationNumber }: ProgrammeStatusMail,
  { rupees }: Named,
  texts: PayingMessages,
  language: Language,
): Paragraph[] {
  if (!offer || !payment) return []
  const { account, sbiCollect, upi } = payment
  const ways = waysToPay(payment)
  const heads = offer.heads.map(({ name, amount }) => `${shownText(name, language).text} ${rupees(amount)}`)
  const written: Readonly<Record<(typeof ways)[number], Paragraph>> = {
    upi: { text: texts.upi([upi.address, upi.name && `(${upi.name})`].filter(Boolean).join(' ')) },
    sbiCollect: { link: sbiCollect.link, text: texts.sbiCollect },
    transfer: { text: texts.transfer(Object.values(account).filter(Boolean).join(', ')) },
    challan: { text: texts.challan },
  }
  return [
    ...(heads.length > 0 ? [{ text: texts.heads(heads.join(' · ')) }] : []),
    ...(ways.length > 0
      ? [{ text: texts.reference(paymentReference(applicationNumber)) }, ...ways.map((way) => written[way])]
      : [{ text: texts.office }]),
  ]
}

/** Puts what is paid and what is shown at the college in the order of the session. */
export const inOrder = (
  { order }: Pick<ProgrammeStatusMail, 'order'>,
  paying: readonly Paragraph[],
  day: readonly Paragraph[],
): Paragraph[] => (order === 'originals first' ? [...day, ...paying] : [...paying, ...day])
