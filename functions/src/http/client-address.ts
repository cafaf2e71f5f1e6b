import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

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

/**
 * The network that a limit holds for: an IPv6 connection is given 2^64 addresses, so all of them are one; an IPv4
 * address, and whatever else a proxy wrote, is one by itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const [front = [], back = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  const groups = [...front, ...zeros, ...back]
  // An IPv4 address in IPv6's spelling, as a local socket tells it.
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? address : `${groups.slice(0, 4).join(':')}::/64`
}
