import { hasHindi } from '@prangan/tests/support/languages.ts'
import type { Firestore } from 'firebase-admin/firestore'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import { storeApplication } from './admissions.ts'

const day = 24 * 60 * 60_000

export const named = (en: string, hi: string) => ({ en, ...(hasHindi && { hi }) })

/** What a session asks of everybody at the counter, besides the originals of its documents. */
export const papers = [
  { key: 'tc', name: { en: 'Transfer certificate' }, neededFor: { who: 'everybody' as const } },
  { key: 'income', name: { en: 'Income certificate' }, neededFor: { who: 'reserved' as const } },
]

/** An offer that is open for another day. */
export const openOffer = (session: string, now: Date, more: Partial<Offer> = {}): Offer => ({
  ...{ list: `${session}-ba-1`, listNumber: 1, under: 'open' },
  ...{ payFrom: new Date(now.getTime() - day), payTo: new Date(now.getTime() + day) },
  ...{ amount: 4_000, cautionMoney: 500, heads: [], acceptedAt: now, extensions: [] },
  ...more,
})

/** Stores somebody whose fee is confirmed, and who has not been to the counter. */
export const paidFor = (
  firestore: Firestore,
  session: string,
  now: Date,
  more: Partial<AdmissionDocument> = {},
) => {
  const reference = `UTR ${Math.random()}`
  const fee = { reference, paidOn: now.toISOString().slice(0, 10), amount: 4_000, reportedAt: now }
  return storeApplication(firestore, session, now, {
    status: 'admitted',
    offer: openOffer(session, now),
    fee: { ...fee, reported: null, ...notConfirmed, confirmedAt: now, receiptNumber: '2026-27/000001' },
    ...more,
  })
}
