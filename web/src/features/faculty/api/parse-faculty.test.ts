import { limits } from '@prangan/contract/limits'
import { expect, it, vi } from 'vitest'
import { storedMember } from '../../../testing/stored.ts'
import { toListing, toMembers, toRecords } from './parse-faculty.ts'

const stored = storedMember({ highlights: ['b', 'a'] })

it('A profile from before there were highlights has none, and one that does not say so counts as removed', () => {
  const { highlights: _, isRemoved: __, ...earlier } = stored
  expect(toMembers([{ id: 'a', data: earlier }])).toEqual([
    { ...stored, highlights: [], isRemoved: true, uid: 'a' },
  ])
})

it('A document that does not match its schema is reported and left out, and the rest still shows', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const award = { isRemoved: false, award: 'Samman', year: '2021', awardingOrganization: 'Parishad' }
  const awards = toRecords('awards', [
    { id: 'good', data: award },
    { id: 'bad', data: { ...award, year: 2021 } },
    { id: 'gone', data: undefined },
  ])
  expect(awards).toEqual([{ ...award, id: 'good' }])
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
