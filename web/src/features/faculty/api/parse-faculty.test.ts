import { limits } from '@prangan/contract/limits'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { expect, it, vi } from 'vitest'
import { recordFields, toListing, toMembers, toRecords } from './parse-faculty.ts'

const notTexts = ['isRemoved', 'highlights', 'version', 'searchKeys', 'recordsRevision', 'updatedAt']
const texts = Object.keys(FacultyDocumentSchema.shape).filter((name) => !notTexts.includes(name))
const stored = {
  ...Object.fromEntries(texts.map((name) => [name, ` ${name} `])),
  isRemoved: false,
  highlights: ['b', 'a'],
}

it('A profile is read with every field of the contract, trimmed', () => {
  expect(toMembers([{ id: 'a', data: stored }])).toEqual([
    {
      ...Object.fromEntries(texts.map((name) => [name, name])),
      highlights: ['b', 'a'],
      uid: 'a',
    },
  ])
})

it('A profile from before there were highlights, or with something else in their place, has none', () => {
  for (const highlights of [undefined, 'b', { 0: 'b' }]) {
    expect(toMembers([{ id: 'a', data: { ...stored, highlights } }])).toMatchObject([{ highlights: [] }])
  }
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

it('A visitor is told where a faculty has more members than one query may ask for', () => {
  const rows = Array.from({ length: limits.publicList }, (_, at) => ({ id: `m${at}`, data: stored }))
  expect(toListing(rows)).toMatchObject({ hasMore: true, members: { length: limits.publicList - 1 } })
  expect(toListing(rows.slice(1))).toMatchObject({
    hasMore: false,
    members: { length: limits.publicList - 1 },
  })
})
