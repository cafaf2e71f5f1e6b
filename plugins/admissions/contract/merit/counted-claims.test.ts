import { expect, test } from 'vitest'
import type { Claim } from '../schemas/admission-sessions.ts'
import { countedClaims } from './counted-claims.ts'

const claim = (key: string, points: number, kind?: string): Claim => ({
  key,
  name: { en: key },
  points,
  group: null,
  ...(kind && { kind }),
})

test('an applicant with both NCC certificates gets the points of the higher one, in any order', () => {
  const [b, c] = [claim('ncc-b', 200, 'ncc'), claim('ncc-c', 300, 'ncc')]
  expect(countedClaims([b, c])).toEqual([
    { key: 'ncc-b', points: 0 },
    { key: 'ncc-c', points: 300 },
  ])
  expect(countedClaims([c, b])[1]).toEqual({ key: 'ncc-b', points: 0 })
})

test('two claims of one kind with the same points count once', () => {
  const points = countedClaims([claim('state', 200, 'sports'), claim('district', 200, 'sports')])
  expect(points.map((each) => each.points)).toEqual([200, 0])
})

test('claims without a kind, and of different kinds, all count; a claim to a group alone has no points', () => {
  const claims = [
    claim('ncc-c', 300, 'ncc'),
    claim('player', 300, 'sports'),
    claim('staff', 1_000),
    claim('women', 0),
  ]
  expect(countedClaims(claims)).toEqual([
    { key: 'ncc-c', points: 300 },
    { key: 'player', points: 300 },
    { key: 'staff', points: 1_000 },
  ])
})
