import type { OfferTimeMail } from '../../contract/mails.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'

/** What is new in a mail about the time to pay. */
export const offerTimeMail = (
  topic: OfferTimeMail['topic'],
  { payTo, acceptedAt }: Pick<Offer, 'payTo' | 'acceptedAt'>,
  note = '',
) => ({
  kind: 'offer time' as const,
  topic,
  payTo: payTo.toISOString(),
  isAccepted: acceptedAt !== null,
  note,
})
