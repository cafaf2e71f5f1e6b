import type { designations } from '@prangan/contract/schemas/accounts'
import { withoutTitles } from '../../../lib/names.ts'
import type { Award, Experience, FacultyMember, Publication, Qualification } from './faculty-member.ts'

const seniority: readonly string[] = [
  'Professor',
  'Associate Professor',
  'Assistant Professor',
] satisfies readonly (typeof designations)[number][]

const rankOf = (designation: string): number => {
  const rank = seniority.indexOf(designation)
  return rank === -1 ? seniority.length : rank
}

/** Members by designation, and those of one designation by name. */
export function bySeniority(members: readonly FacultyMember[]): FacultyMember[] {
  return members.toSorted(
    (one, other) =>
      rankOf(one.designation) - rankOf(other.designation) ||
      withoutTitles(one.name).localeCompare(withoutTitles(other.name), 'en-IN'),
  )
}

const descending = (one: string, other: string): number => (one < other ? 1 : one > other ? -1 : 0)

/** Positions, those still held first, then by the day they ended and began. */
export function newestExperiences(all: readonly Experience[]): Experience[] {
  // 'Present' sorts behind every digit, so it is the newest.
  return all.toSorted((one, other) => descending(one.to, other.to) || descending(one.from, other.from))
}

/** Awards or qualifications by year. */
export function newestByYear<Item extends Award | Qualification>(all: readonly Item[]): Item[] {
  return all.toSorted((one, other) => descending(one.year, other.year))
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = ({ month }: Publication): number => months.indexOf(month.slice(0, 3).toLowerCase())

/** Publications by year and month; a year without a month stands behind its months. */
export function newestPublications(all: readonly Publication[]): Publication[] {
  return all.toSorted((one, other) => descending(one.year, other.year) || monthOf(other) - monthOf(one))
}
