import { expect, it } from 'vitest'
import { storedPicture } from '../../../testing/stored.ts'
import { focusInForm } from './focus.ts'
import { pictureForm } from './picture-form.ts'

it('A clerk is told of a focal point that a colleague has moved, in whichever direction, as one field', () => {
  const { compare, toForm } = pictureForm
  const before = { ...storedPicture(), id: 'hall' }
  const moved = (x: number, y: number) => ({ ...before, focus: { x, y } })
  const told = (now: string) => [expect.objectContaining({ name: 'focus', label: 'Focal point', now })]
  expect(compare(before, moved(0.5, 0.2))).toEqual(told('50 % from the left, 20 % from the top'))
  expect(compare(before, moved(0.125, 0.5))).toEqual(told('13 % from the left, 50 % from the top'))
  expect(compare(before, moved(0.5, 0.5))).toEqual([])
  expect(focusInForm(toForm(moved(0.125, 0.2)).focus)).toEqual({ x: 0.125, y: 0.2 })
})
