import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

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
