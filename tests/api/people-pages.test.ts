import { documentPaths } from '@prangan/contract/paths'
import { expect, it } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { readPeople } from '../../functions/src/pages/read-people.ts'
import { connectOwnDatabase } from '../support/own-database.ts'

it('A page lists the members of its faculty who are not removed, and nobody else', async () => {
  const firestore = await connectOwnDatabase().firestore()
  const add = (uid: string, department: string, isRemoved: boolean) =>
    firestore.doc(documentPaths.faculty(uid)).create({
      ...newFaculty({ name: uid, email: `${uid}@own.test`, designation: 'Professor', department }),
      isRemoved,
    })
  await Promise.all([
    add('shown', 'Faculty of Arts', false),
    add('removed', 'Faculty of Arts', true),
    add('elsewhere', 'Faculty of Science', false),
  ])
  const people = await readPeople(firestore, { list: 'faculty', department: 'Faculty of Arts' })
  expect(people.map(({ id }) => id)).toEqual(['shown'])
})
