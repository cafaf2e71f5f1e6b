import { categories, courses, decidedStatuses } from '@prangan/contract/schemas/admissions'
import { noticeTypes } from '@prangan/contract/schemas/notices'
import { recordsOf } from '@prangan/emulators/demo/records.ts'
import type { DemoNotice } from '@prangan/emulators/demo/types.ts'
import { describe, expect, it } from 'vitest'
import { requestedAlumni, verifiedAlumni } from './alumni.ts'
import { demoApplications } from './applications.ts'
import { demoNotices } from './notices.ts'
import { demoTeachers } from './teachers.ts'

const withCircular = demoNotices.filter((notice) => notice.circular)

describe('the demo', () => {
  it('takes what names a day out of the ticker after a day', () => {
    const dated = demoNotices.filter(
      ({ type, title }) =>
        type === 'Marquee' &&
        /\d (January|February|March|April|May|June|July|August|September|October|November|December|\p{Script=Devanagari}+ 20\d\d)/u.test(
          title,
        ),
    )
    expect(dated.length).toBeGreaterThan(0)
    expect(dated.filter(({ publishUntil }) => publishUntil === undefined)).toEqual([])
  })

  it('has forty-seven notices: news, events and ticker items', () => {
    const count = (type: string) => demoNotices.filter((notice) => notice.type === type).length
    expect(noticeTypes.map(count)).toEqual([25, 16, 6])
  })

  it('has a pinned notice, one that has ended, and one that is a year ahead with its file', () => {
    const named = (isNamed: (notice: DemoNotice) => unknown) => demoNotices.filter(isNamed)
    expect(named(({ isPinned }) => isPinned)).toHaveLength(1)
    const [ended, ...otherEnds] = named(({ type, publishUntil }) => type !== 'Marquee' && publishUntil)
    expect([ended?.publishUntil, otherEnds]).toEqual(['2026-11-01T00:00:00+05:30', []])
    const [ahead, ...otherStarts] = named(({ publishFrom }) => publishFrom)
    expect([ahead?.publishFrom, otherStarts]).toEqual(['2027-11-20T09:00:00+05:30', []])
    expect(ahead?.circular).toBeDefined()
  })

  it('has eighteen teachers, eleven of arts and seven of science', () => {
    const count = (faculty: string) => demoTeachers.filter(({ department }) => department === faculty).length
    expect([count('Faculty of Arts'), count('Faculty of Science')]).toEqual([11, 7])
  })

  it('has thirty alumni, twenty of them verified, and twelve applicants', () => {
    expect([verifiedAlumni, requestedAlumni].map(({ length }) => length)).toEqual([20, 10])
    expect(demoApplications).toHaveLength(12)
  })
})

describe('a notice', () => {
  it('is of 2025 or 2026, and none is newer than the middle of November 2026', () => {
    const days = demoNotices.map(({ publishedAt }) => publishedAt.slice(0, 10)).sort()
    expect(days.filter((day) => day < '2026-07-01').length).toBeGreaterThanOrEqual(12)
    expect(days.filter((day) => day >= '2026-07-01').length).toBeGreaterThanOrEqual(20)
    expect(days.at(0)).toMatch(/^2025-01/)
    expect(days.at(-1)).toBe('2026-11-15')
  })

  it('comes with a PDF at least fourteen times, with a link or alone the other times', () => {
    expect(withCircular.length).toBeGreaterThanOrEqual(14)
    expect(demoNotices.filter(({ link }) => link?.startsWith('https://')).length).toBeGreaterThan(0)
    expect(demoNotices.filter(({ link }) => link?.startsWith('/')).length).toBeGreaterThan(5)
    expect(demoNotices.filter(({ link, circular }) => !link && !circular).length).toBeGreaterThan(2)
  })

  it('is in Hindi or in English', () => {
    const inHindi = demoNotices.filter(({ title }) => /\p{Script=Devanagari}/u.test(title))
    expect(inHindi.length).toBeGreaterThanOrEqual(10)
    expect(inHindi.length).toBeLessThanOrEqual(25)
  })
})

describe('a teacher', () => {
  it('has no photo once, a very long name once, and was removed once, with all records', () => {
    expect(demoTeachers.filter((teacher) => !teacher.look)).toHaveLength(1)
    expect(demoTeachers.filter(({ name }) => name.length > 60)).toHaveLength(1)
    const removed = demoTeachers.filter(({ isRemoved }) => isRemoved)
    expect(removed).toHaveLength(1)
    const records = removed.flatMap(recordsOf)
    expect(records.length).toBeGreaterThan(3)
    expect(records.every(({ content }) => content.isRemoved === true)).toBe(true)
  })
})

describe('an applicant', () => {
  it('comes from every category, for every course, in every status', () => {
    const stored = demoApplications
    expect(new Set(stored.map(({ category }) => category))).toEqual(new Set(categories))
    expect(new Set(stored.map(({ course }) => course))).toEqual(new Set(courses))
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(decidedStatuses))
    expect(new Set(stored.map(({ applicationNumber }) => applicationNumber)).size).toBe(12)
  })
})
