import { fileUrl, objects } from '@prangan/contract/paths'
import type { FacultyItem, FacultyRecords } from '@prangan/contract/schemas/faculty'
import type { Member, MemberRecords } from './faculty-store.ts'

/** A member under the wire's names, in both dialects: the earlier site's pages read one or the other. */
export function toFacultyItem(member: Member): FacultyItem {
  const resume = member.resume && fileUrl(objects.resume(member.uid, member.resume))
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

/** A member's records under the wire's names. */
export function toRecordItems(records: MemberRecords): FacultyRecords {
  return {
    experiences: records.experiences.map(({ id, position, organization, from, to }) => ({
      id,
      position,
      organization,
      _from: from,
      _to: to,
    })),
    awards: records.awards.map(({ id, award, year, awardingOrganization }) => ({
      id,
      award,
      year,
      awarding_organization: awardingOrganization,
    })),
    qualifications: records.qualifications.map(({ id, degree, specialization, institute, year }) => ({
      id,
      degree,
      specialization,
      institute,
      year,
    })),
    publications: records.publications.map((record) => ({
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
    })),
  }
}
