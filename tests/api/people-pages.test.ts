import { documentPaths } from '@prangan/contract/paths'
import { expect, it } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { connectOwnDatabase } from '../support/own-database.ts'

it('A page lists the members of its faculty who are not removed, and nobody else', async () => {
  const firebase = connectOwnDatabase()
  const firestore = await firebase.firestore()
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
  const siteData = createSiteData({ firebase, clock: () => new Date() }, { pages: [], frame: [] })('en')
  expect(await siteData.faculty('Faculty of Arts')).toMatchObject({
    status: 'ready',
    value: [{ id: 'shown' }],
  })
  expect(await siteData.facultyProfile('shown@own.test')).toMatchObject({
    value: { member: { id: 'shown' } },
  })
  expect(await siteData.facultyProfile('removed@own.test')).toEqual({ status: 'ready', value: null })
})
