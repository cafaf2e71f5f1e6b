import { expect, it } from 'vitest'
import { demoInquiries } from './inquiries.ts'

it('The demo has twenty inquiries of every kind, status and outcome, in Hindi and without a name too', () => {
  const steps = demoInquiries.flatMap((inquiry): readonly object[] =>
    'steps' in inquiry ? inquiry.steps : [],
  )
  const valuesOf = (field: string) =>
    new Set(steps.flatMap((step) => (field in step ? [step[field as keyof typeof step]] : [])))
  expect(demoInquiries).toHaveLength(20)
  expect(new Set(demoInquiries.map(({ id }) => id[0]))).toEqual(new Set(['F', 'E', 'G']))
  expect(valuesOf('status')).toEqual(new Set(['acknowledged', 'with the committee', 'decided', 'closed']))
  expect(valuesOf('outcome')).toEqual(new Set(['upheld', 'partly upheld', 'not upheld', 'withdrawn']))
  expect(valuesOf('appeal').size).toBeGreaterThan(0)
  expect(demoInquiries.some(({ subject }) => /\p{Script=Devanagari}/u.test(subject))).toBe(true)
  expect(demoInquiries.filter((one) => !('sender' in one) && 'followUpCode' in one)).toHaveLength(1)
})
