import { expect, test } from 'vitest'
import { storedList } from '../../web/testing/merit-list.ts'
import { AdmissionListDocumentSchema } from './admission-lists.ts'

test('The office reads a list of an earlier version, whose final list came before the end of the time for objections', () => {
  const unusual = [
    { point: 'early', count: 1 },
    { point: 'unchecked', count: 2 },
  ]
  expect(AdmissionListDocumentSchema.parse({ ...storedList(), unusual }).unusual).toEqual([
    { point: 'unchecked', count: 2 },
  ])
})
