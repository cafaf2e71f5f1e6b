import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, limitedNetworks, networkOf } from './client-address.ts'

const from = (forwarded?: string) => {
  const request = new IncomingMessage(new Socket())
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

const edge = '151.101.1.7'
const through = (hops: number, trusted: string[] = []) => ({ hops, trusted })

describe('The address that a call came from', () => {
  it('is, through Hosting, what its edge wrote, whatever the caller wrote before it', () => {
    expect(clientAddress(from(`203.0.113.7, ${edge}`), through(2))).toBe('203.0.113.7')
    expect(clientAddress(from(`1.1.1.1, 2.2.2.2, 203.0.113.7, ${edge}`), through(2))).toBe('203.0.113.7')
    expect(clientAddress(from('1.1.1.1, 2001:db8::7, 2a04:4e42::9'), through(2))).toBe('2001:db8::7')
    expect(clientAddress(from(`1.1.1.1, 203.0.113.7, 192.0.2.9, ${edge}`), through(3))).toBe('203.0.113.7')
  })

  it('is, at the function’s own address, what the platform wrote: the caller cannot choose it', () => {
    expect(clientAddress(from('6.6.6.6, 203.0.113.7'), through(2))).toBe('203.0.113.7')
    expect(clientAddress(from(`6.6.6.6, ${edge}, 203.0.113.7`), through(2))).toBe('203.0.113.7')
    expect(clientAddress(from('6.6.6.6, 203.0.113.7'), through(1))).toBe('203.0.113.7')
  })

  it('is what a proxy of the college’s own wrote, where the operator names its network', () => {
    const ours = through(2, ['192.0.2.0/24', '2001:db8:ff::/48'])
    expect(clientAddress(from('203.0.113.7, 192.0.2.9'), ours)).toBe('203.0.113.7')
    expect(clientAddress(from('203.0.113.7, 2001:db8:ff::1'), ours)).toBe('203.0.113.7')
    expect(clientAddress(from('6.6.6.6, 192.0.3.9'), ours)).toBe('192.0.3.9')
  })

  it('is the only one there is where proxies are fewer than expected', () => {
    expect(clientAddress(from('203.0.113.7'), through(2))).toBe('203.0.113.7')
    expect(clientAddress(from(`203.0.113.7, ${edge}`), through(3))).toBe('203.0.113.7')
  })

  it('is unknown where nothing tells it, and what is no address is taken as it is', () => {
    expect(clientAddress(from(), through(2))).toBe('')
    expect(clientAddress(from(' , '), through(2))).toBe('')
    expect(clientAddress(from('1.1.1.1, <script>'), through(2))).toBe('<script>')
  })
})

describe('The network that a limit holds for', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is, of %s, the half that its connection was given: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each(['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'])(
    'is, of %s, the IPv4 address that it spells',
    (address) => {
      expect(limitedNetworks(address)).toEqual([{ network: '203.0.113.7', times: 1 }])
    },
  )

  it('lies, in IPv6, in wider ones that one person may have whole', () => {
    expect(limitedNetworks('2001:db8:1:2f3:4::5')).toEqual([
      { network: '2001:db8:1:2f3::/64', times: 1 },
      { network: '2001:db8:1:200::/56', times: 4 },
      { network: '2001:db8:1:0::/48', times: 16 },
    ])
  })

  it.each(['203.0.113.7', '', '<script>', '1:2', '203.0.113.7:4711'])('is, of %j, that alone', (address) => {
    expect(networkOf(address)).toBe(address)
  })
})
