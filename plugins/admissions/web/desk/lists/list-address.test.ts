import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

test('a list is called by its number, also where it replaced another one', () => {
  const session = 'a'.repeat(20)
  const href = expect.stringContaining(`session=${session}&programme=ba`)
  expect(listAddress(`${session}-ba-2`)).toEqual({ name: '2', href })
  expect(listAddress(`${session}-ba-2-r1`)).toEqual({ name: '2', href })
})

test('a programme that the id does not tell is chosen by the reader', () => {
  expect(listAddress('2026-27-ba-1').name).toBe('1')
})
