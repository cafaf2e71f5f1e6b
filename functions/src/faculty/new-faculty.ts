import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import { nameKeys } from '@prangan/contract/search'

const prefix = 'Faculty of '

/** A department's full name, for example 'Faculty of Arts', however it was entered. */
export function departmentInFull(department: string): string {
  const isInFull = department.toLowerCase().startsWith(prefix.toLowerCase())
  return isInFull ? `${prefix}${department.slice(prefix.length).trim()}` : `${prefix}${department}`
}

/** The profile of a new member of the faculty: the known fields, and all others empty. */
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
