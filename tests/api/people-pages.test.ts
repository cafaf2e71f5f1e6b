import { settings } from '@prangan/college/content/settings/settings'
import { documentPaths } from '@prangan/contract/paths'
import { profileKey, profileSlug } from '@prangan/contract/profile-slug'
import type { AlumniQuery } from '@prangan/contract/site-data'
import { degreeAt, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { expect, it } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { importSeed } from '../../functions/src/site/import-site.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { visit } from '../support/site.ts'

it('A page lists the members of its faculty who are not removed, and nobody else', async () => {
  const firebase = connectOwnDatabase()
  const firestore = await firebase.firestore()
  const add = (uid: string, department: string, isRemoved: boolean) =>
    firestore.doc(documentPaths.faculty(uid)).create({
      ...newFaculty({ name: uid, email: `${uid}@own.test`, designation: designationAt(0), department }),
      isRemoved,
    })
  await Promise.all([
    add('shown1', facultyAt(0).en, false),
    add('removed', facultyAt(0).en, true),
    add('elsewhere', facultyAt(1).en, false),
  ])
  const siteData = createSiteData({ firebase, clock: () => new Date() }, { pages: [], settings: [] })('en')
  expect(await siteData.faculty(facultyAt(0).en)).toMatchObject({
    status: 'ready',
    value: [{ id: 'shown1' }],
  })
  const found = async (typed: string) => {
    const answer = await siteData.facultyProfile(profileKey(typed))
    return answer.status === 'ready' && (answer.value?.member.id ?? null)
  }
  expect(await found('shown1@own.test')).toBe('shown1')
  expect(await found(profileSlug({ id: 'shown1', name: 'A former name' }))).toBe('shown1')
  for (const typed of ['removed@own.test', 'removed-remove', 'nobody-nobody'])
    expect(await found(typed)).toBeNull()
})

it('A name on a page leads to the profile by its slug, and to none of somebody removed', async () => {
  const firebase = connectOwnDatabase()
  const firestore = await firebase.firestore()
  const add = (uid: string, isRemoved: boolean) =>
    firestore.doc(documentPaths.faculty(uid)).create({
      ...newFaculty({ name: uid, email: `${uid}@own.test`, designation: '', department: facultyAt(0).en }),
      isRemoved,
    })
  await Promise.all([add('shown1', false), add('removed', true)])
  const people = ['Shown1@own.test', 'removed@own.test', 'former-name-shown1', undefined].map((profile) => ({
    name: { en: 'A name' },
    ...(profile !== undefined && { profile }),
  }))
  const content = {
    title: { en: 'Committee' },
    description: { en: 'Who is in it.' },
    blocks: [{ id: 'p', kind: 'people', people } as const],
  }
  const pages = [
    {
      id: 'committee',
      path: '/committee',
      aliases: [],
      content: { ...content, blocks: [...content.blocks] },
    },
  ]
  await importSeed(firestore, { pages, settings }, new Date(), 'The college')
  const found = await visit(firebase, '/committee')
  expect(found?.page?.content.blocks).toMatchObject([
    {
      people: [
        { profile: profileSlug({ id: 'shown1', name: 'shown1' }) },
        { profile: '' },
        { profile: 'former-name-shown1' },
        {},
      ],
    },
  ])
  expect(JSON.stringify(found)).not.toContain('@own.test')
})

it('A visitor finds alumni by the beginnings of names, a year and a degree, the newest year first', async () => {
  const firebase = connectOwnDatabase()
  const firestore = await firebase.firestore()
  const add = (id: string, name: string, yearOfPassing: string, degree: string) =>
    firestore
      .doc(documentPaths.verifiedAlumnus(id))
      .create({ name, yearOfPassing, degree, photo: '', designation: '', workingAddress: '' })
  await Promise.all([
    add('meera', 'Meera Joshi', '2011', degreeAt(0)),
    add('meena', 'Meena Joshi', '2014', degreeAt(0)),
    add('ravi', 'Ravi Joshi', '2011', 'M.A.(History)'),
  ])
  const siteData = createSiteData({ firebase, clock: () => new Date() }, { pages: [], settings: [] })('en')
  const found = async (wanted: Partial<AlumniQuery>) => {
    const answer = await siteData.findAlumni({ name: '', year: '', degree: '', ...wanted })
    if (answer.status !== 'ready') throw new Error(answer.status)
    expect(answer.value.total).toBe(answer.value.shown.length)
    return answer.value.shown.map(({ id }) => id)
  }
  expect(await found({ name: 'josh mee' })).toEqual(['meena', 'meera'])
  expect(await found({ name: 'Joshi', year: '2011' })).toEqual(['meera', 'ravi'])
  expect(await found({ degree: 'M.A.(History)' })).toEqual(['ravi'])
  expect(await found({ name: 'nobody' })).toEqual([])
})
