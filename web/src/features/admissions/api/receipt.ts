import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { nothingTyped, type Typed } from './application-fields.ts'

/** Kept for this tab alone, so that a reload does not lose the number, and until the applicant is done with it. */
const key = 'application-receipt'

const ReceiptSchema = z.object({
  applicationNumber: z.string(),
  /** What the server said. */
  message: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  application: z.record(z.string(), z.string()),
})
/** What the applicant gets for an application: its number, and all that was sent. */
export type Receipt = Omit<z.infer<typeof ReceiptSchema>, 'application'> & { application: Typed }

const listeners = new Set<() => void>()
let current: Receipt | null | undefined

function readStored(): Receipt | null {
  try {
    const stored = ReceiptSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return stored.success
      ? { ...stored.data, application: { ...nothingTyped, ...stored.data.application } }
      : null
  } catch {
    return null
  }
}

function read(): Receipt | null {
  if (current === undefined) current = readStored()
  return current
}

/** Keeps the receipt of an application that was sent; null when the applicant begins another. */
export function keepReceipt(receipt: Receipt | null): void {
  current = receipt
  try {
    if (receipt) sessionStorage.setItem(key, JSON.stringify(receipt))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing shows it as long as the page is open.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The receipt of the application sent last in this tab, or null. */
export function useReceipt(): Receipt | null {
  return useSyncExternalStore(subscribe, read, () => null)
}
