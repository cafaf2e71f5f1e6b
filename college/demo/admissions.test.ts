import { state } from '@prangan/contract/states/profile'
import { expect, test } from 'vitest'
import { demoAdmissionFacts } from './admissions.ts'

const programmes = Object.entries(demoAdmissionFacts.programmes)

test('The demo has four hundred applications, and takes more for commerce alone', () => {
  const counts = programmes.flatMap(([, { plan }]) => Object.values(plan))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(400)
  expect(programmes.filter(([, { closes }]) => closes > 0).map(([key]) => key)).toEqual(['bcom'])
})

test('Dependants of freedom fighters and of ex-soldiers are two claims of the state, because they are two groups', () => {
  const points = state.weightage.flatMap(({ points, claims }) => claims.map(() => points))
  expect(points.toSorted()).toEqual([...state.weightage.map(({ points }) => points), 2].toSorted())
})
