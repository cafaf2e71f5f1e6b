import { firstDay, lastDay } from '@prangan/contract/dates'
import type { RecordKind } from '@prangan/contract/paths'
import type { FacultyItem, FacultyRecords } from '@prangan/contract/schemas/faculty'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import type { Member } from './faculty-store.ts'
import type { MemberRecords } from './records/record-store.ts'

export function toFacultyItem(member: Member): FacultyItem {
  const resume = member.resume && fileUrl(storagePaths.resume(member.uid, member.resume))
  return {
    Id: member.email,
    Name: member.name,
    Designation: member.designation,
    Department: member.department,
    Email: member.email,
    Mobile: member.phone,
    Photo: member.photo,
    Resume: resume,
    Qualification: member.highestQualification,
    Area_of_Interest: member.areaOfInterest,
    Experience: member.teachingExperience,
    Publications: member.publicationsBooksPatents,
    Seminars_Organized: member.seminarsOrganized,
    Seminars_Attended: member.seminarsAttended,
    Awards: member.fellowshipAwards,
    Membership: member.membership,
    Masters_Supervised: member.mastersSupervised,
    PhD_Supervised: member.phdSupervised,
    Other_Info: member.otherInfo,
    name: member.name,
    designation: member.designation,
    department: member.department,
    email: member.email,
    phone: member.phone,
    photo: member.photo,
    resume,
    highest_qualification: member.highestQualification,
    area_of_interest: member.areaOfInterest,
    teaching_experience: member.teachingExperience,
    publications_books_patents: member.publicationsBooksPatents,
    seminar_conference_workshop_organized: member.seminarsOrganized,
    seminar_conference_workshop_attended: member.seminarsAttended,
    fellowship_awards: member.fellowshipAwards,
    membership: member.membership,
    masters_supervised: member.mastersSupervised,
    phd_supervised: member.phdSupervised,
    other_info: member.otherInfo,
  }
}

type Item<Kind extends RecordKind> = FacultyRecords[Kind][number]
type Stored<Kind extends RecordKind> = MemberRecords[Kind][number]

/** A month or a year alone becomes its first or last day. */
export const toExperienceItem = (record: Stored<'experiences'>): Item<'experiences'> => ({
  id: record.id,
  position: record.position,
  organization: record.organization,
  _from: firstDay(record.from),
  _to: lastDay(record.to),
})

export const toAwardItem = (record: Stored<'awards'>): Item<'awards'> => ({
  id: record.id,
  award: record.award,
  year: record.year,
  awarding_organization: record.awardingOrganization,
})

export const toQualificationItem = (record: Stored<'qualifications'>): Item<'qualifications'> => ({
  id: record.id,
  degree: record.degree,
  specialization: record.specialization,
  institute: record.institute,
  year: record.year,
})

/** The impact factor has two names, since pages read both. */
export const toPublicationItem = (record: Stored<'publications'>): Item<'publications'> => ({
  id: record.id,
  publication: record.publication,
  department: record.department,
  category: record.category,
  month: record.month,
  year: record.year,
  indexing: record.indexing,
  issn: record.issn,
  impact: record.impact,
  impactfactor: record.impact,
})

export function toRecordItems(records: MemberRecords): FacultyRecords {
  return {
    experiences: records.experiences.map(toExperienceItem),
    awards: records.awards.map(toAwardItem),
    qualifications: records.qualifications.map(toQualificationItem),
    publications: records.publications.map(toPublicationItem),
  }
}
