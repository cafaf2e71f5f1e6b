import { FacultyDocumentSchema, UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { expect, it } from 'vitest'
import type { Failure } from '../lib/failure.ts'
import { changesOf } from './profile-changes.ts'

const texts = Object.fromEntries(Object.keys(FacultyDocumentSchema.shape).map((name) => [name, '']))
const stored = FacultyDocumentSchema.parse({
  ...texts,
  phone: 'abc!!',
  phdSupervised: 'Nil',
  isRemoved: false,
  searchKeys: [],
  highlights: [],
  version: 0,
  recordsRevision: 0,
  updatedAt: null,
})
const teacher = { role: 'faculty', grants: [] } as const
const change = (fields: object) => changesOf(UpdateFacultyInputSchema.parse(fields), teacher, stored)

it('A teacher whose client sends back nonsense that is stored already changes the rest', () => {
  expect(change({ phone: 'abc!!', phd_supervised: 'Nil', membership: 'Life member' })).toEqual({
    membership: 'Life member',
  })
})

it('… but publishes no new nonsense', () => {
  const refused = () => change({ phone: 'abc', phd_supervised: 'zzz', teaching_experience: '-5 lots' })
  expect(refused).toThrow(/^Enter a full phone number/)
  try {
    refused()
  } catch (error) {
    expect(Object.keys((error as Failure).fields ?? {})).toEqual([
      'phone',
      'teaching_experience',
      'phd_supervised',
    ])
  }
})
