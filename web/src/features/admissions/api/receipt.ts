import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { nothingTyped, type Typed } from './application-fields.ts'

/** Stored for this tab only, so that a reload does not lose the number, until the applicant closes it. */
const key = 'application-receipt'

const ReceiptSchema = z.object({
  applicationNumber: z.string(),
  /** The server's message. */
  message: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
  application: z.record(z.string(), z.string()),
})
/** The receipt of an application: its number, and everything that was sent. */
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

/** Stores the receipt of a sent application; null when the applicant starts another. */
export function keepReceipt(receipt: Receipt | null): void {
  current = receipt
  try {
    if (receipt) sessionStorage.setItem(key, JSON.stringify(receipt))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it is shown as long as the page is open.
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
