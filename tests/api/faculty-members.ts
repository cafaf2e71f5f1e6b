import { documentPaths, type RecordKind } from '@prangan/contract/paths'
import type { FacultyItem, FacultyRecords } from '@prangan/contract/schemas/faculty'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { call, signIn, signUpWithoutRole } from '../support/call.ts'
import { makePerson, newEmail, type Person, signInAs } from '../support/people.ts'

export type Profile = FacultyRecords & { results: FacultyItem[] }

export const everyoneButAdmins = [
  'a teacher',
  'the removed teacher',
  'somebody without a role',
  'a browser where nobody signed in',
  'somebody with a forged token',
] as const
export type Caller = 'an admin' | (typeof everyoneButAdmins)[number]

/** Every field is filled in, and one is unknown to the schema, as an operator may leave it. */
export const member = {
  name: 'डॉ. इला पंत',
  designation: designationAt(0),
  department: departmentNamed('Commerce'),
  email: newEmail('member'),
  phone: '55500 10999',
  photo: 'ila.webp',
  resume: 'ila.pdf',
  highestQualification: 'Ph.D.',
  areaOfInterest: 'Accounts',
  teachingExperience: '21',
  publicationsBooksPatents: 'Two books',
  seminarsOrganized: 'Three',
  seminarsAttended: 'Forty',
  fellowshipAwards: 'One fellowship',
  membership: 'Life member',
  mastersSupervised: '12',
  phdSupervised: '4',
  otherInfo: 'Cashier',
  isRemoved: false,
  salary: 'nobody’s business',
}
export const publication = {
  department: member.department,
  category: 'Book',
  indexing: 'Scopus',
  issn: '2999-1',
}
const records: Record<RecordKind, Record<string, object>> = {
  experiences: {
    b: { position: 'Lecturer', organization: 'There', from: '2005-07-01', to: '2010-06-30' },
    a: { position: designationAt(0), organization: 'Here', from: '2010-07-01', to: 'Present' },
  },
  awards: {
    b: { award: 'Second', year: '2011', awardingOrganization: 'A Trust' },
    a: { award: 'First', year: '2020', awardingOrganization: 'A Club' },
  },
  qualifications: {
    b: { degree: 'M.Com.', specialization: 'Accounts', institute: 'There', year: '2003' },
    a: { degree: 'Ph.D.', specialization: 'Audit', institute: 'Here', year: '2009' },
  },
  publications: {
    b: { ...publication, publication: 'Ledgers', year: '2021', month: 'March', impact: '' },
    a: { ...publication, publication: 'Journals', year: '2021', month: 'October', impact: '1.2' },
  },
}

export type Members = {
  firestore: Firestore
  uid: string
  removed: Person
  list(who?: Caller): Promise<FacultyItem[]>
  profile(id: string, who?: Caller): Promise<Profile>
}

export async function addMembers(firebase: Firebase): Promise<Members> {
  const firestore = await firebase.firestore()
  const removed = await makePerson(firebase, 'faculty')
  const uid = `test-${crypto.randomUUID()}`
  const known = { name: 'Removed Member', designation: designationAt(0), department: member.department }
  const hidden = { ...newFaculty({ ...known, email: removed.uname }), isRemoved: true }
  const removedToken = String((await signInAs(removed)).body.token)
  await addMember(firestore, uid, member)
  await addMember(firestore, removed.uid, hidden)
  await firestore.doc(documentPaths.staff(removed.uid)).update({ isDisabled: true })
  const tokens: Record<Caller, string> = {
    'an admin': await signIn('admin'),
    'a teacher': await signIn('teacher'),
    'the removed teacher': removedToken,
    'somebody without a role': await signUpWithoutRole(),
    'a browser where nobody signed in': 'null',
    'somebody with a forged token': 'forged',
  }
  const get = async (path: string, who?: Caller) => {
    const { status, headers, body } = await call(`GET ${path}`, who ? { token: tokens[who] } : {})
    // An admin's answer must never be cached and shown to somebody else.
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    return body
  }
  return {
    firestore,
    uid,
    removed,
    list: async (who) => (await get('/faculty/facultylist', who)).send as FacultyItem[],
    profile: async (id, who) => (await get(`/faculty/faculty_profile/${id}`, who)) as Profile,
  }
}

async function addMember(firestore: Firestore, uid: string, profile: { isRemoved: boolean }): Promise<void> {
  const { isRemoved } = profile
  const batch = firestore.batch()
  batch.set(firestore.doc(documentPaths.faculty(uid)), profile)
  for (const [kind, contents] of Object.entries(records) as [RecordKind, Record<string, object>][]) {
    const list = firestore.collection(documentPaths.facultyRecords(uid, kind))
    for (const [id, content] of Object.entries(contents)) batch.set(list.doc(id), { ...content, isRemoved })
    // The record is marked already, as during a removal: nobody may see it, whatever the profile says.
    batch.set(list.doc('c'), { ...contents.a, isRemoved: true })
  }
  await batch.commit()
}

export const emailsOf = (items: readonly FacultyItem[]): string[] => items.map(({ Id }) => Id)
