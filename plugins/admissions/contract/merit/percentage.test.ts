import { expect, test } from 'vitest'
import { compareMarks, percentageOf, reaches } from './percentage.ts'

const marks = (obtained: number, maximum: number) => ({ obtained: obtained * 100, maximum: maximum * 100 })

test.each([
  [marks(412.5, 500), 8_250],
  [marks(2, 3), 6_667],
  [marks(1, 3), 3_333],
  [marks(1, 800), 13],
  [marks(0, 500), 0],
  [marks(500, 500), 10_000],
])('the percentage of %o is %i hundredths', (of, hundredths) => {
  expect(percentageOf(of)).toBe(hundredths)
})

test('a hair below the minimum is below it', () => {
  expect(reaches(marks(200, 500), 4_000)).toBe(true)
  expect(reaches(marks(199.99, 500), 4_000)).toBe(false)
})

test('the higher percentage comes first, equal ones are equal whatever the maximum, and who has no marks comes last', () => {
  const two = marks(2, 3)
  const three = marks(600, 1_000)
  const none = undefined
  expect(compareMarks(two, three)).toBeLessThan(0)
  expect(compareMarks(marks(1, 3), marks(200, 600))).toBe(0)
  expect(compareMarks(none, three)).toBeGreaterThan(0)
  expect(compareMarks(none, none)).toBe(0)
})
