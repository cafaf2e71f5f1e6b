import type { MailLink } from '@prangan/web/lib/use-mail-link.ts'
import * as z from 'zod/mini'
import { admissionLimits } from '../../../contract/limits.ts'

// What the applicant's page keeps in this tab: what was typed, and that a code was asked for. Never the token.

const prefix = 'application-typed '
const requestKey = 'application-code'

/** Where what is typed into a form about an application is kept: see `useTabDraft`. */
export const draftKey = (number: string, form: string): string => `${prefix}${number} ${form}`

/** Deletes what was typed about any application, and that a code was asked for. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) || key === requestKey) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

const RequestSchema = z.object({ number: z.string(), flow: z.string(), until: z.number() })

/** Keeps that a code was asked for: a phone may load the page again while its owner looks into the mail. */
export function keepRequest({ number, flow }: { number: string; flow: string }): void {
  try {
    const until = Date.now() + admissionLimits.codeLifetime
    sessionStorage.setItem(requestKey, JSON.stringify({ number, flow, until }))
  } catch {
    // Then the page must stay open.
  }
}

/** The request of this tab whose code may still be good. */
export function readRequest(): MailLink | undefined {
  try {
    const { data } = RequestSchema.safeParse(JSON.parse(sessionStorage.getItem(requestKey) ?? 'null'))
    return data && data.until > Date.now() ? { number: data.number, flow: data.flow, code: '' } : undefined
  } catch {
    return undefined
  }
}
