import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf, networksAround, proxyAddress } from './client-address.ts'

const from = (forwarded?: string) => {
  const request = new IncomingMessage(new Socket())
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

describe('The address that a call came from', () => {
  it('is what our own outermost proxy wrote, whatever the caller wrote before it', () => {
    expect(clientAddress(from('203.0.113.7, 198.51.100.1'), 2)).toBe('203.0.113.7')
    expect(clientAddress(from('1.1.1.1, 2.2.2.2, 203.0.113.7, 198.51.100.1'), 2)).toBe('203.0.113.7')
    expect(clientAddress(from('6.6.6.6, 203.0.113.7'), 1)).toBe('203.0.113.7')
  })

  it('is the only one there is where proxies are fewer than expected', () => {
    expect(clientAddress(from('203.0.113.7'), 2)).toBe('203.0.113.7')
  })

  it('is unknown where nothing tells it', () => {
    expect(clientAddress(from(), 2)).toBe('')
    expect(clientAddress(from(' , '), 2)).toBe('')
  })
})

describe('The proxy that a call came by', () => {
  it('is what the last one before us wrote, which no caller can write', () => {
    expect(proxyAddress(from('6.6.6.6, 203.0.113.7'))).toBe('203.0.113.7')
    expect(proxyAddress(from())).toBe('')
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
      expect(networksAround(address)).toEqual(['203.0.113.7'])
    },
  )

  it('lies, in IPv6, in wider ones that one person may have whole', () => {
    expect(networksAround('2001:db8:1:2f3:4::5')).toEqual([
      '2001:db8:1:2f3::/64',
      '2001:db8:1:200::/56',
      '2001:db8:1:0::/48',
    ])
  })

  it.each(['203.0.113.7', '', '<script>', '1:2', '203.0.113.7:4711'])('is, of %j, that alone', (address) => {
    expect(networkOf(address)).toBe(address)
  })
})
