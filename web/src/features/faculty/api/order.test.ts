import { designationAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { withoutTitles } from '../../../lib/names.ts'
import type { FacultyMember } from './faculty-member.ts'
import { formatPeriod } from './format-period.ts'
import { bySeniority } from './order.ts'

const member = (name: string, designation: string) => ({ name, designation }) as FacultyMember

describe('A visitor finds in the list', () => {
  it('professors before their juniors, and those of one rank by name, whatever their titles', () => {
    const listed = bySeniority([
      member('Dr. Zoya Khan', designationAt(2)),
      member('Librarian', 'Librarian'),
      member('Shri Amar Nath', designationAt(2)),
      member('Prof. (Smt.) Vaidehi Rao', designationAt(0)),
      member('Dr. Bina Rao', designationAt(1)),
    ])
    expect(listed.map(({ name }) => withoutTitles(name))).toEqual([
      'Vaidehi Rao',
      'Bina Rao',
      'Amar Nath',
      'Zoya Khan',
      'Librarian',
    ])
  })
})

describe('A visitor finds in a profile', () => {
  it('a time in months and years, and what is no day as it was written', () => {
    expect(formatPeriod('2018-07-02', 'Present')).toBe('Jul 2018 – Present')
    expect(formatPeriod('monsoon 1998', '2001-13-40')).toBe('monsoon 1998 – 2001-13-40')
    expect(formatPeriod('2018-07-02', '')).toBe('Jul 2018')
    expect(formatPeriod('2018', '2020-02')).toBe('2018 – Feb 2020')
  })
})
