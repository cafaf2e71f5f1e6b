import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import { expect } from 'vitest'
import { call, form } from '../support/call.ts'

/** The fields that a teacher edits, as the teacher's page sends them. */
export const own = {
  phone: '55500 10777',
  highest_qualification: 'Ph.D. (Botany)',
  area_of_interest: 'Mosses',
  teaching_experience: '12',
  publications_books_patents: 'One book',
  seminar_conference_workshop_organized: 'Two',
  seminar_conference_workshop_attended: 'Twenty',
  fellowship_awards: 'एक पुरस्कार',
  membership: 'Life member',
  masters_supervised: '7',
  phd_supervised: '1',
  other_info: 'Garden',
}
/** These fields under the names that the office's pages send. */
export const upper = {
  Mobile: own.phone,
  Qualification: own.highest_qualification,
  Area_of_Interest: own.area_of_interest,
  Experience: own.teaching_experience,
  Publications: own.publications_books_patents,
  Seminars_Organized: own.seminar_conference_workshop_organized,
  Seminars_Attended: own.seminar_conference_workshop_attended,
  Awards: own.fellowship_awards,
  Membership: own.membership,
  Masters_Supervised: own.masters_supervised,
  PhD_Supervised: own.phd_supervised,
  Other_Info: own.other_info,
}

export type ProfileFields = Record<string, string | File>

export const sendProfile = (fields: ProfileFields, token: string) =>
  call('POST /faculty/update_faculty_details', { token, ...form(fields) })

export async function changeProfile(fields: ProfileFields, token: string): Promise<FacultyItem> {
  const { status, body } = await sendProfile(fields, token)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.user as FacultyItem
}
