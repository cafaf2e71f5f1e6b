import { expect, it } from 'vitest'
import { contradictedPercentage } from './named-percentage.ts'
import type { MarksRow } from './schemas/full-application.ts'

const marks = (obtained: number, more: Partial<MarksRow> = {}): MarksRow => ({
  ...{ board: 'UP Board', rollNumber: '1234567', year: '2026', stream: 'Arts', isAwaited: false },
  ...{ obtained: obtained * 100, maximum: 50_000, ...more },
})
const education = { x: marks(300), xii: marks(412) }

it.each([
  ['Intermediate (Arts), 82.4 %', undefined],
  ['Intermediate, 82%', undefined],
  ['Class 10 with 60 per cent', undefined],
  ['इंटरमीडिएट, ८२ प्रतिशत', undefined],
  ['Intermediate, year 2026', undefined],
  ['Intermediate (Arts), 96.4 %', 9_640],
  ['इंटरमीडिएट, ९६.४ प्रतिशत', 9_640],
  ['Class 10 60 %, class 12 96 %', 9_600],
] as const)('The percentage in ‘%s’ that no marks give is %s', (text, percent) => {
  expect(contradictedPercentage(text, education)).toBe(percent)
})

it('Nothing is contradicted while results are awaited', () => {
  const awaited = { isAwaited: true, obtained: undefined }
  expect(contradictedPercentage('96 %', { x: marks(0, awaited), xii: marks(0, awaited) })).toBeUndefined()
})
