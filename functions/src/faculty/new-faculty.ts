import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import { nameKeys } from '@prangan/contract/search'

const prefix = 'Faculty of '

/** A department in full, for example 'Faculty of Arts', whether or not it was typed so. */
export function departmentInFull(department: string): string {
  const isInFull = department.toLowerCase().startsWith(prefix.toLowerCase())
  return isInFull ? `${prefix}${department.slice(prefix.length).trim()}` : `${prefix}${department}`
}

/** The profile that a new member of the faculty begins with: what is known of them, the rest empty. */
export function newFaculty(
  known: Pick<FacultyDocument, 'name' | 'email' | 'designation' | 'department'>,
): FacultyDocument {
  return {
    ...known,
    phone: '',
    photo: '',
    resume: '',
    highestQualification: '',
    areaOfInterest: '',
    teachingExperience: '',
    publicationsBooksPatents: '',
    seminarsOrganized: '',
    seminarsAttended: '',
    fellowshipAwards: '',
    membership: '',
    mastersSupervised: '',
    phdSupervised: '',
    otherInfo: '',
    isRemoved: false,
    searchKeys: nameKeys(known.name),
    highlights: [],
    version: 0,
    recordsRevision: 0,
    updatedAt: null,
  }
}
