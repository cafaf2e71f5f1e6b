import { expect, it } from 'vitest'
import { ApplicationDetailsInputSchema } from './full-application.ts'

const marks = ApplicationDetailsInputSchema.shape.education.shape.xii

it('A roll number typed in Devanagari digits is stored as the board prints it', () => {
  const typed = { board: 'CBSE', rollNumber: ' १२३४५६७A', year: '2025', stream: '', isAwaited: true }
  expect(marks.parse(typed).rollNumber).toBe('1234567A')
})
