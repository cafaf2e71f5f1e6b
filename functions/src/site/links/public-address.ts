import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are not public (IANA's special-purpose registries), with those of cloud metadata. */
const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

const blocked = new BlockList()
for (const [network, bits] of ipv4) blocked.addSubnet(network, bits, 'ipv4')

/** Only this part of IPv6 is public, without Teredo, ORCHID, documentation and 6to4, which embed other addresses. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const inGlobal = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inGlobal.addSubnet(network, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  // A zone (`%eth0`) is local by definition.
  if (!isIPv6(address) || address.includes('%')) return false
  return global.check(address, 'ipv6') && !inGlobal.check(address, 'ipv6')
}
