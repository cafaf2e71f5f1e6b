import * as z from 'zod/mini'
import { tabStore } from '../../../../lib/tab-store.ts'
import { nothingTyped, type Typed } from './field-names.ts'

const ReceiptSchema = z.object({
  applicationNumber: z.string(),
  message: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  application: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((typed): Typed => ({ ...nothingTyped, ...typed })),
  ),
})
/** The receipt of an application: its number, and everything that was sent. */
export type Receipt = z.output<typeof ReceiptSchema>

const receipts = tabStore('application-receipt', ReceiptSchema)

/** Stores the receipt of a sent application; null when the applicant starts another. */
export const keepReceipt = receipts.keep

/** The receipt of the application sent last in this tab, or null. */
export const useReceipt = receipts.use
