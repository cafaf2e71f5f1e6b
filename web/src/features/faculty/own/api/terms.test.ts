import { expect, it } from 'vitest'
import { terms } from './terms.ts'

const months = terms(['January', 'February'], ['जनवरी', 'फ़रवरी'])

it('A term is shown in the reader’s language and stored in English, however its nukta was typed', () => {
  expect(months.show('February')).toBe('फ़रवरी')
  expect(months.store(' फ़रवरी'.normalize('NFD'))).toBe('February')
  expect(months.store('फ\u093Cरवरी')).toBe('February')
})

it('Any other text stays as it was typed', () => {
  expect(months.show('Feb.')).toBe('Feb.')
  expect(months.store('Feb.')).toBe('Feb.')
})
