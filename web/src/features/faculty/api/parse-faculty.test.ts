import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { expect, it, vi } from 'vitest'
import { recordFields, toMembers, toRecords } from './parse-faculty.ts'

const { isRemoved: _, ...fields } = FacultyDocumentSchema.shape
const stored = {
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, ` ${name} `])),
  isRemoved: false,
}

it('A profile is read with every field of the contract, trimmed', () => {
  expect(toMembers([{ id: 'a', data: stored }])).toEqual([
    { ...Object.fromEntries(Object.keys(fields).map((name) => [name, name])), uid: 'a' },
  ])
})

it('A document that is not as agreed is reported and left out, and the rest still shows', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const award = { isRemoved: false, award: 'Samman', year: '2021', awardingOrganization: 'Parishad' }
  const awards = toRecords(recordFields.awards, [
    { id: 'good', data: award },
    { id: 'bad', data: { ...award, year: 2021 } },
    { id: 'gone', data: undefined },
  ])
  expect(awards).toEqual([{ id: 'good', award: 'Samman', year: '2021', awardingOrganization: 'Parishad' }])
  expect(report.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('bad'),
    expect.stringContaining('gone'),
  ])
})
