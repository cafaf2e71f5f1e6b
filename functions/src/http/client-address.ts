import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { limits } from '@prangan/contract/limits'
import { hostingEdges, isInNetworks } from './trusted-proxies.ts'

export type OurProxies = { hops: number; trusted: readonly string[] }

/**
 * Returns the client's network address, which every limit uses; '' if it is unknown. Proxies append to X-Forwarded-For, so its
 * last entry is the platform's own. Only if that is one of our proxies can the entry that it appended, `hops` from the end, be
 * trusted. Otherwise the request bypassed Hosting, and the client may have invented all earlier entries.
 */
export function clientAddress(request: IncomingMessage, proxies: OurProxies): string {
  const chain = forwardedFor(request)
  const last = chain.at(-1) ?? request.socket?.remoteAddress ?? ''
  return isFromProxy(last, proxies) ? (chain.at(-proxies.hops) ?? chain[0] ?? last) : last
}

export function isThroughProxy(request: IncomingMessage, proxies: OurProxies): boolean {
  return isFromProxy(forwardedFor(request).at(-1) ?? '', proxies)
}

function isFromProxy(address: string, { hops, trusted }: OurProxies): boolean {
  return hops > 1 && isInNetworks(address, [...hostingEdges, ...trusted])
}

function forwardedFor(request: IncomingMessage): string[] {
  return String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/**
 * Returns the network that a limit applies to. An IPv6 connection has 2^64 addresses, so they count as one. An IPv4 address,
 * also in IPv6 notation, and anything else that a proxy wrote count separately.
 */
export function networkOf(address: string): string {
  return networksAround(address)[0]
}

export type LimitedNetwork = { network: string; times: number }

export function limitedNetworks(address: string): [LimitedNetwork, ...LimitedNetwork[]] {
  const [own, ...around] = networksAround(address)
  const wider = around.map((network, tier) => ({ network, times: limits.widerNetwork ** (tier + 1) }))
  return [{ network: own, times: 1 }, ...wider]
}

/**
 * Returns the networks around an address, the narrowest first. For IPv6 they are those usually assigned to a connection, a
 * household and a company (/64, /56, /48), whose holder controls all of it.
 */
function networksAround(address: string): [string, ...string[]] {
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

function groupsOf(address: string): number[] {
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}
