import { describe, expect, it } from 'vitest'
import { withoutTitles } from '../../../lib/names.ts'
import type { Experience, FacultyMember, Publication } from './faculty-member.ts'
import { formatPeriod } from './format-period.ts'
import { bySeniority, newestExperiences, newestPublications } from './order.ts'

const member = (name: string, designation: string) => ({ name, designation }) as FacultyMember
const position = (id: string, from: string, to: string): Experience => ({
  id,
  position: '',
  organization: '',
  from,
  to,
})
const publication = (id: string, year: string, month: string) => ({ id, year, month }) as Publication

describe('A visitor finds in the list', () => {
  it('professors before their juniors, and those of one rank by name, whatever their titles', () => {
    const listed = bySeniority([
      member('Dr. Zoya Khan', 'Assistant Professor'),
      member('Librarian', 'Librarian'),
      member('Shri Amar Nath', 'Assistant Professor'),
      member('Prof. (Smt.) Vaidehi Rao', 'Professor'),
      member('Dr. Bina Rao', 'Associate Professor'),
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
  it('the position still held first, then the one that ended last', () => {
    const listed = newestExperiences([
      position('first', '1995-08-21', '2005-06-30'),
      position('now', '2014-07-01', 'Present'),
      position('second', '2005-07-01', '2014-06-30'),
    ])
    expect(listed.map(({ id }) => id)).toEqual(['now', 'second', 'first'])
  })

  it('the newest publication first, by month within a year', () => {
    const listed = newestPublications([
      publication('old', '2011', 'February'),
      publication('undated', '2024', ''),
      publication('spring', '2024', 'March'),
      publication('autumn', '2024', 'October'),
    ])
    expect(listed.map(({ id }) => id)).toEqual(['autumn', 'spring', 'undated', 'old'])
  })

  it('a time in months and years, and what is no day as it was written', () => {
    expect(formatPeriod('2018-07-02', 'Present')).toBe('Jul 2018 – Present')
    expect(formatPeriod('monsoon 1998', '2001-13-40')).toBe('monsoon 1998 – 2001-13-40')
    expect(formatPeriod('2018-07-02', '')).toBe('Jul 2018')
  })
})
