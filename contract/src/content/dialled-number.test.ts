import { expect, test } from 'vitest'
import { followShown, isDialled } from './dialled-number.ts'

test.each([
  ['05999-555077', '+915999555077', true],
  ['05999-555099', '+915999555077', false],
  ['05999-555077, 05999-555011', '+915999555077', true],
  ['1800 123 4567', '18001234567', true],
  ['', '+915999555077', false],
])('Somebody who reads %s and presses it calls %s: %s', (shown, dialled, isRight) => {
  expect(isDialled(shown, dialled)).toBe(isRight)
})

test('The dialled number follows the shown one while it is typed, and stays where it is another', () => {
  const phone = { shown: '05999-555077', dialled: '+915999555077' }
  expect(followShown(phone, '05999-555099')).toBe('+915999555099')
  expect(followShown(phone, '05999-55509')).toBe('+91599955509')
  expect(followShown({ shown: '1800', dialled: '+915999555077' }, '1801')).toBe('+915999555077')
})
