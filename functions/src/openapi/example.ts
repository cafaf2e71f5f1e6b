import { courses } from '@prangan/contract/schemas/admissions'
import { schoolLeaving, state } from '@prangan/contract/states/profile'

/** A valid request of an endpoint, for the documentation and the tests. */
export type Example = {
  params?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

export const exampleApplication = {
  name: 'Kiran Rao',
  fatherName: 'Suresh Rao',
  motherName: 'Latha Rao',
  dob: '2008-05-06',
  gender: 'other',
  category: 'general',
  qualification: `${schoolLeaving.en} (Arts), 71 %`,
  course: courses[1 % courses.length] as (typeof courses)[number],
  mobile: '6666612345',
  email: 'kiran@applicants.test',
  address: '4 Station Road',
  city: 'Rampur',
  state: state.name.en,
  pincode: '289001',
} as const
