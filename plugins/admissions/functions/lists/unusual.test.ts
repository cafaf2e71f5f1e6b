import { expect, it } from 'vitest'
import type { AllocationStep } from '../../contract/schemas/merit-rules.ts'
import { lostByGroups } from './unusual.ts'

const lacking: AllocationStep = {
  ...{ step: 'horizontal', vertical: 'open', key: 'pwd' },
  ...{ least: 3, byMerit: 1, added: 0 },
}

it('a group has lost the seats that it lacks and others were given', () => {
  expect(lostByGroups({ steps: [lacking] })).toBe(2)
  expect(lostByGroups({ steps: [{ ...lacking, added: 2 }] })).toBe(0)
})

it('a group has lost nothing while its share has seats left', () => {
  expect(lostByGroups({ steps: [lacking, { step: 'kept', vertical: 'open', seats: 5 }] })).toBe(0)
  expect(lostByGroups({ steps: [lacking, { step: 'vacant', vertical: 'open', seats: 1 }] })).toBe(1)
  expect(lostByGroups({ steps: [lacking, { step: 'kept', vertical: 'sc', seats: 5 }] })).toBe(2)
})
