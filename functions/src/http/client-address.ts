import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The network address that a call came from. Proxies append to X-Forwarded-For, so its last `hops` entries were
 * written by ours (Hosting's edge and Google's front end are two); what stands before them is the caller's word and
 * worth nothing. '' where it is not known.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const chain = forwardedFor(request)
  return chain.at(-hops) ?? chain[0] ?? request.socket?.remoteAddress ?? ''
}

/**
 * What the last proxy before us wrote. A call that goes round Hosting, to the function's own address, passes one proxy
 * fewer and can have the client's address made up; this entry it cannot.
 */
export function proxyAddress(request: IncomingMessage): string {
  return forwardedFor(request).at(-1) ?? request.socket?.remoteAddress ?? ''
}

function forwardedFor(request: IncomingMessage): string[] {
  return String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/**
 * The network that a limit holds for: an IPv6 connection is given 2^64 addresses, so all of them are one; an IPv4
 * address, also in IPv6's spelling, and whatever else a proxy wrote, is one by itself.
 */
export function networkOf(address: string): string {
  return networksAround(address)[0] ?? address
}

/**
 * The networks that an address is in, the narrowest first: of IPv6 those that a connection, a house and a company are
 * given (/64, /56, /48), since who has one of them has all of it.
 */
export function networksAround(address: string): string[] {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return [address]
  const groups = groupsOf(plain)
  const [a = 0, b = 0, c = 0, d = 0, , , ...last] = groups
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMapped) return [last.flatMap((group) => [group >> 8, group & 0xff]).join('.')]
  const network = (fourth: number, bits: number) =>
    `${[a, b, c, fourth].map((group) => group.toString(16)).join(':')}::/${bits}`
  return [network(d, 64), network(d & 0xff00, 56), network(0, 48)]
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}
