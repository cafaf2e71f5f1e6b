import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import { nameKeys } from '@prangan/contract/search'

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
