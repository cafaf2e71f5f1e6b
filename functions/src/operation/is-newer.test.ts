import { expect, it } from 'vitest'
import { isNewer } from './is-newer.ts'

it.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['1.9.0', '1.10.0', false],
  ['0.9.9', '1.0.0', false],
])('%s is newer than %s: %s', (one, other, expected) => expect(isNewer(one, other)).toBe(expected))
