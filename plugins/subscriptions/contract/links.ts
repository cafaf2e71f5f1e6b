import * as z from 'zod/mini'
import { pagePaths } from './names.ts'
import { LinkTokenSchema } from './subscriptions.ts'

/*
 * A token is in the fragment, which browsers send to no server, and the page asks for a click: mail scanners open every link.
 */

export const confirmLink = (token: string): string => `${pagePaths.subscription.path}#confirm=${token}`

export const choicesLink = (token: string): string => `${pagePaths.subscription.path}#choices=${token}`

export const MailedLinkSchema = z.object({ what: z.enum(['confirm', 'choices']), token: LinkTokenSchema })
export type MailedLink = z.infer<typeof MailedLinkSchema>

/** Reads the fragment of such a link. */
export function readMailedLink(hash: string): MailedLink | undefined {
  const [, what, token] = /^#(confirm|choices)=([0-9a-f]{64})$/.exec(hash) ?? []
  return what && token ? { what: what as MailedLink['what'], token } : undefined
}

/** Mail programs post here (RFC 8058). In a browser it leads to the page. */
export const unsubscribePath = (token: string): string => `/api/subscriptions/unsubscribe/${token}`
