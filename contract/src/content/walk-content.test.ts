import { expect, test } from 'vitest'
import { hasWords } from './walk-content.ts'

test.each([
  ['office@college.example', false],
  ['Write to office@college.example', true],
  ['{{phone}}, II, 2026', false],
  // A long word must not take quadratic time.
  ['1'.repeat(500_000), false],
])('Whether there is something to translate is found in any text (%#)', (en, has) => {
  expect(hasWords({ en })).toBe(has)
})
