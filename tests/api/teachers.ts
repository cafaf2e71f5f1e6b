import { collectionPaths, documentPaths, type RecordKind } from '@prangan/contract/paths'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { makePerson, newClientHeaders, type Person, signInAs } from '../support/people.ts'

export type Teacher = Person & { token: string }

export async function makeTeacher(firebase: Firebase, name = 'Kavita Rawat'): Promise<Teacher> {
  const person = await makePerson(firebase, 'faculty')
  const known = {
    name,
    email: person.uname,
    designation: designationAt(0),
    department: departmentNamed('Commerce'),
  }
  await (await firebase.firestore()).doc(documentPaths.faculty(person.uid)).create(newFaculty(known))
  return { ...person, token: await tokenOf(person) }
}

export async function tokenOf(person: Pick<Person, 'uname' | 'psw'>): Promise<string> {
  const { status, body } = await signInAs(person, { clientHeaders: newClientHeaders() })
  if (status !== 200) throw new Error(`Sign-in answers ${status}: ${body.message}`)
  return String(body.token)
}

export async function makeRecordCallers(firebase: Firebase) {
  const [teacher, other, admin, stranger] = await Promise.all([
    makeTeacher(firebase),
    makeTeacher(firebase, 'Another Teacher'),
    makePerson(firebase, 'admin').then(tokenOf),
    signUpWithoutRole(),
  ])
  return { teacher, other, admin, stranger }
}

export async function addRecord({ add, sent }: RecordCalls, { token }: Teacher): Promise<string> {
  const { status, body } = await call(add, { token, ...json(sent) })
  expect([status, body.message]).toEqual([201, expect.stringContaining('added successfully!')])
  return String(body.id)
}

export async function profileOf(firestore: Firestore, { uid }: Person) {
  return (await firestore.doc(documentPaths.faculty(uid)).get()).data() ?? {}
}

export async function profileAuditOf(firestore: Firestore, { uname }: Person) {
  const entries = await firestore.collection(collectionPaths.audit).where('subject', '==', uname).get()
  return entries.docs.map((entry) => entry.data()).filter(({ action }) => action === 'profile changed')
}

export type RecordCalls = {
  kind: RecordKind
  name: string
  list: string
  add: string
  change(id: string): string
  remove(id: string): string
  restore(id: string): string
  /** The fields as the earlier site's forms send them; `other` has a different value in each. */
  sent: Record<string, string>
  other: Record<string, string>
  answered: Record<string, string>
}

const paths = (path: 'experience' | 'award' | 'qualification' | 'publication', add: string) => ({
  list: `GET /faculty/faculty_${path}s`,
  add: `POST /faculty/${add}`,
  change: (id: string) => `PUT /faculty/faculty_${path}/${id}`,
  remove: (id: string) => `POST /faculty/delete_faculty_${path}/${id}`,
  restore: (id: string) => `POST /faculty/restore_faculty_record/${path}s/${id}`,
})

export const recordCalls: readonly RecordCalls[] = [
  {
    kind: 'experiences',
    name: 'Experience',
    ...paths('experience', 'update_faculty_experience'),
    sent: { designation: 'Lecturer', _from: '2010-07-01', _to: 'Present', organization: 'शहर कॉलेज' },
    other: { designation: 'Reader', _from: '2011-07-01', _to: '2012-06-30', organization: 'Elsewhere' },
    answered: { position: 'Lecturer', _from: '2010-07-01', _to: 'Present', organization: 'शहर कॉलेज' },
  },
  {
    kind: 'awards',
    name: 'Award',
    ...paths('award', 'update_faculty_award'),
    sent: { title: ' Best paper ', year: '2020', organization: 'A society' },
    other: { title: 'Another', year: '2021', organization: 'A club' },
    answered: { award: 'Best paper', year: '2020', awarding_organization: 'A society' },
  },
  {
    kind: 'qualifications',
    name: 'Qualification',
    ...paths('qualification', 'update_faculty_qualification'),
    sent: { degree: 'Ph.D.', specialisation: 'Algebra', institute: 'Gomti University', year: '2008' },
    other: { degree: 'M.Sc.', specialisation: 'Geometry', institute: 'Elsewhere', year: '2003' },
    answered: { degree: 'Ph.D.', specialization: 'Algebra', institute: 'Gomti University', year: '2008' },
  },
  {
    kind: 'publications',
    name: 'Publication',
    ...paths('publication', 'add_faculty_publication'),
    sent: {
      publication: 'On rings',
      department: 'Mathematics',
      category: 'Book',
      year: '2019',
      month: 'May',
      indexing: 'Scopus',
      issn: '2999-0149',
      impact: '1.8',
    },
    other: {
      publication: 'On fields',
      department: 'Physics',
      category: '',
      year: '',
      month: '',
      indexing: '',
      issn: '',
      impact: '',
    },
    answered: {
      publication: 'On rings',
      department: 'Mathematics',
      category: 'Book',
      year: '2019',
      month: 'May',
      indexing: 'Scopus',
      issn: '2999-0149',
      impact: '1.8',
      impactfactor: '1.8',
    },
  },
]
