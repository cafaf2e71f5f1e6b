import { BlockList, isIP } from 'node:net'

/**
 * The networks of Firebase Hosting's edge, which is Fastly's: https://api.fastly.com/public-ip-list. They change a few times a
 * year, announced months before; `npm run doctor -- --project` reports a missing one.
 */
export const hostingEdges: readonly string[] = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
]

export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const family = familyOf(address)
  return family !== undefined && listOf(networks.join(' ')).check(address, family)
}

const familyOf = (address: string) => (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address)]

const lists = new Map<string, BlockList>()

/** The list of each setting is cached. A setting that is no network throws. */
function listOf(networks: string): BlockList {
  const made = lists.get(networks)
  if (made) return made
  const list = new BlockList()
  for (const network of networks.split(' ')) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), familyOf(address))
  }
  lists.set(networks, list)
  return list
}
