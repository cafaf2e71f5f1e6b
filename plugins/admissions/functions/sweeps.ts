import { remindOriginals } from './desk/remind-originals.ts'
import { remindOffers } from './lists/remind-offers.ts'
import { sweepLists } from './lists/sweep-lists.ts'
import { tellLists } from './lists/tell-list.ts'
import { sweepApplicationFiles } from './own/own-documents.ts'
import { sweepRefundAccounts } from './payments/sweep-refund-accounts.ts'
import { sweepApplicationDocuments } from './sweep-documents.ts'

export const sweeps = {
  applicationFiles: sweepApplicationFiles,
  applicationDocuments: sweepApplicationDocuments,
  meritLists: sweepLists,
  publishedLists: tellLists,
  offers: remindOffers,
  originals: remindOriginals,
  refundAccounts: sweepRefundAccounts,
}
