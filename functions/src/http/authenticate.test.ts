import { describe, expect, it } from 'vitest'
import { bearerOf } from './authenticate.ts'

describe('A bearer token', () => {
  it('is read from its header, whatever the case of the scheme', () => {
    expect(bearerOf('Bearer abc.def.ghi')).toBe('abc.def.ghi')
    expect(bearerOf('bearer abc')).toBe('abc')
  })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined', 'Basic abc', 'Bearer a b'])(
    'is none in %j',
    (header) => {
      expect(bearerOf(header)).toBeUndefined()
    },
  )
})
