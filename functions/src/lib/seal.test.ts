import { describe, expect, it } from 'vitest'
import { seal, sealingKey, unseal } from './seal.ts'

const configuration = { otpSecret: () => 'a secret of the operator, 32 bytes or more' }
const key = sealingKey(configuration, 'account of one')
const value = { number: '30112233445', name: 'किरण राव' }

describe('Sealed text', () => {
  it('opens with its key, shows nothing, and differs each time', () => {
    const sealed = seal(key, value)
    expect(unseal(key, sealed)).toEqual(value)
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('30112233445')
    expect(seal(key, value)).not.toBe(sealed)
  })

  it('does not open with the key of another purpose, or of another secret', () => {
    const sealed = seal(key, value)
    const others = [
      sealingKey(configuration, 'account of another'),
      sealingKey({ otpSecret: () => 'another secret of the operator' }, 'account of one'),
    ]
    for (const other of others) expect(() => unseal(other, sealed)).toThrow()
  })

  it('does not open once a byte is changed, or some are missing', () => {
    const bytes = Buffer.from(seal(key, value), 'base64')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => unseal(key, changed.toString('base64'))).toThrow()
    }
    for (const length of [0, 12, 27, bytes.length - 1])
      expect(() => unseal(key, bytes.subarray(0, length).toString('base64'))).toThrow()
  })

  it('needs a secret', () => {
    expect(() => sealingKey({ otpSecret: () => '' }, 'account')).toThrow('OTP_SECRET is not set')
  })
})
