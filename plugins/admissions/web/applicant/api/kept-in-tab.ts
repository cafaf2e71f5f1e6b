import type { MailLink } from '@prangan/web/lib/use-mail-link.ts'
import * as z from 'zod/mini'
import { admissionLimits } from '../../../contract/limits.ts'

// What the applicant's page keeps in this tab: what was typed, that a code was asked for, and for half an hour the token, as a
// phone loads the page again when its owner comes back from a payment app. Closing the application deletes all of it.

const prefix = 'application-typed '
const requestKey = 'application-code'
const openedKey = 'application-opened'

/** Where what is typed into a form about an application is kept: see `useTabDraft`. */
export const draftKey = (number: string, form: string): string => `${prefix}${number} ${form}`

/** Deletes what was typed about any application, that a code was asked for, and the token. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) || key === requestKey || key === openedKey) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

const RequestSchema = z.object({
  number: z.string(),
  flow: z.string(),
  earlier: z._default(z.array(z.string()), []),
  until: z.number(),
})

/** Keeps that a code was asked for: a phone may load the page again while its owner looks into the mail. */
export function keepRequest({ number, flow }: { number: string; flow: string }): void {
  try {
    const until = Date.now() + admissionLimits.codeLifetime
    const last = readKept(requestKey, RequestSchema)
    const earlier = last?.number === number ? [last.flow, ...last.earlier] : []
    sessionStorage.setItem(requestKey, JSON.stringify({ number, flow, earlier, until }))
  } catch {
    // Then the page must stay open.
  }
}

/** The request of this tab whose code may still be good. */
export function readRequest(): MailLink | undefined {
  const kept = readKept(requestKey, RequestSchema)
  return kept && { number: kept.number, flow: kept.flow, code: '', earlier: kept.earlier }
}

const OpenedSchema = z.object({ token: z.string(), until: z.number() })

/** Keeps the token of the open application; '' for none. */
export function keepOpened(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(openedKey)
    else {
      const until = Date.now() + admissionLimits.tokenLifetime
      sessionStorage.setItem(openedKey, JSON.stringify({ token, until }))
    }
  } catch {
    // Then a new code opens it after a reload.
  }
}

/** The token of the application that this tab has open, or ''. */
export const readOpened = (): string => readKept(openedKey, OpenedSchema)?.token ?? ''

/** Returns what is kept under a key, until its time has passed. */
function readKept<Kept extends { until: number }>(
  key: string,
  schema: z.ZodMiniType<Kept>,
): Kept | undefined {
  try {
    const { data } = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return data && data.until > Date.now() ? data : undefined
  } catch {
    return undefined
  }
}
