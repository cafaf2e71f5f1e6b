import { college } from '@prangan/college/config'
import { withoutTitles } from '../../../lib/names.ts'
import type { FacultyMember } from './faculty-member.ts'

const seniority: readonly string[] = college.designations.map(({ en }) => en)

const rankOf = (designation: string): number => {
  const rank = seniority.indexOf(designation)
  return rank === -1 ? seniority.length : rank
}

export function bySeniority(members: readonly FacultyMember[]): FacultyMember[] {
  return members.toSorted(
    (one, other) =>
      rankOf(one.designation) - rankOf(other.designation) ||
      withoutTitles(one.name).localeCompare(withoutTitles(other.name), 'en-IN'),
  )
}
