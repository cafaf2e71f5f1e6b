import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The client's network address. Proxies append to X-Forwarded-For, so its last `hops` entries are from ours (Hosting's
 * edge and Google's front end are two); the client can forge the entries before them. '' if it is unknown.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const chain = forwardedFor(request)
  return chain.at(-hops) ?? chain[0] ?? request.socket?.remoteAddress ?? ''
}

/**
 * The entry of the last proxy before us. A request that bypasses Hosting passes one proxy fewer, so its client can
 * forge the entry before this one, but not this one.
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
 * The network that a limit applies to: an IPv6 connection has 2^64 addresses, so they count as one; an IPv4 address,
 * also in IPv6 notation, and anything else that a proxy wrote, counts by itself.
 */
export function networkOf(address: string): string {
  return networksAround(address)[0] ?? address
}

/**
 * The networks around an address, the narrowest first. For IPv6 they are those usually assigned to a connection, a
 * household and a company (/64, /56, /48), whose holder controls all of it.
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
