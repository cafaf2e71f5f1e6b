import { noEnd } from '@prangan/contract/publishing'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import { describe, expect, it } from 'vitest'
import type { NoticeRow } from './api/notice-row.ts'
import { nextChangeOf, stateOf } from './notice-state.ts'

const notice = (from: number | null, until: number | null): NoticeRow => ({
  id: 'a',
  title: 'Results',
  titleHi: '',
  type: 'News',
  link: '',
  file: null,
  createdAt: new Date(0),
  publishFrom: new Date(from ?? 0),
  publishUntil: until === null ? noEnd : new Date(until),
  isPinned: false,
  eventDate: '',
  ...noPageFields,
  version: 1,
  updatedAt: new Date(0),
  searchKeys: [],
})

describe('A notice on the desk', () => {
  it('is scheduled until its start, public from it, and expired from its end', () => {
    const states = [9, 10, 19, 20].map((time) => stateOf(notice(10, 20), time))
    expect(states).toEqual(['scheduled', 'public', 'public', 'expired'])
  })

  it('without dates is public for good', () => {
    expect([0, Number.MAX_SAFE_INTEGER].map((time) => stateOf(notice(null, null), time))).toEqual([
      'public',
      'public',
    ])
  })

  it('changes next at the first moment that is still to come', () => {
    const rows = [notice(10, 40), notice(null, 20), notice(null, null)]
    expect([0, 10, 20, 40].map((time) => nextChangeOf(rows, time))).toEqual([10, 20, 40, undefined])
  })
})
