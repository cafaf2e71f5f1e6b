import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { nameKeys } from '@prangan/contract/search'
import { stableName } from './stable-name.ts'
import type { DemoTeacher } from './types.ts'

export const uidOf = (email: string): string => stableName(`account ${email}`, 28)

export const teacherPhotoName = ({ email, look }: DemoTeacher): string =>
  look ? `${stableName(`photo ${email}`)}.webp` : ''

export const resumeName = ({ email, hasResume }: DemoTeacher): string =>
  hasResume ? `${stableName(`resume ${email}`)}.pdf` : ''

export function facultyDocument(teacher: DemoTeacher): FacultyDocument {
  const text = (value: string | undefined): string => value ?? ''
  return FacultyDocumentSchema.parse({
    name: teacher.name,
    designation: teacher.designation,
    department: teacher.department,
    email: teacher.email,
    phone: teacher.phone,
    photo: teacherPhotoName(teacher),
    resume: resumeName(teacher),
    highestQualification: teacher.highestQualification,
    areaOfInterest: text(teacher.areaOfInterest),
    teachingExperience: text(teacher.teachingExperience),
    publicationsBooksPatents: text(teacher.publicationsBooksPatents),
    seminarsOrganized: text(teacher.seminarsOrganized),
    seminarsAttended: text(teacher.seminarsAttended),
    fellowshipAwards: text(teacher.fellowshipAwards),
    membership: text(teacher.membership),
    mastersSupervised: text(teacher.mastersSupervised),
    phdSupervised: text(teacher.phdSupervised),
    otherInfo: text(teacher.otherInfo),
    isRemoved: teacher.isRemoved ?? false,
    searchKeys: nameKeys(teacher.name),
  })
}
