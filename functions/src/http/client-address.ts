import type { IncomingMessage } from 'node:http'

/**
 * The network address that a call came from. Proxies append to X-Forwarded-For, so its last `hops` entries were
 * written by ours (Hosting's edge and Google's front end are two); what stands before them is the caller's word and
 * worth nothing. '' where it is not known.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const header = request.headers['x-forwarded-for']
  const chain = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return chain.at(-hops) ?? chain[0] ?? request.socket?.remoteAddress ?? ''
}
