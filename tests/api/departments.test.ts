import { departmentSubject } from '@prangan/contract/departments'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { SiteSchema } from '@prangan/contract/schemas/site'
import { departmentNamed, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { sweepDepartments, syncDepartments } from '../../functions/src/faculty/sync-departments.ts'
import { parseStored } from '../../functions/src/lib/parse-stored.ts'
import { exampleOf } from '../../functions/src/openapi/examples.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { hasHindi, secondLanguage } from '../support/languages.ts'
import { makePerson, newEmail } from '../support/people.ts'
import { loadSmallSite } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { sendProfile } from './profile-form.ts'
import { makeTeacher, profileAuditOf, tokenOf } from './teachers.ts'

const app = useOwnApp()

let firestore: Firestore
let admin: string
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  admin = await tokenOf(await makePerson(app, 'admin'))
})

function newDepartment(name = 'Dance') {
  const mark = crypto.randomUUID().slice(0, 8)
  return {
    typed: `${name} ${mark}`,
    stored: departmentNamed(`${name} ${mark}`),
    slug: `${name.toLowerCase()}-${mark}`,
  }
}
type Department = ReturnType<typeof newDepartment>

async function addTeacher(dept: string): Promise<string> {
  const email = newEmail('teacher')
  const sent = json({ ...exampleOf('addFaculty').body, email, dept })
  const { status, body } = await call('POST /faculty/addfaculty', { token: admin, ...sent })
  expect([status, body.message]).toEqual([201, 'Faculty added successfully!'])
  return email
}

async function addProfiles({ stored }: Department, count: number, isRemoved = false): Promise<string[]> {
  const uids = Array.from({ length: count }, () => `uid-${crypto.randomUUID()}`)
  for (const uid of uids) {
    const known = { name: uid, email: `${uid}@own.test`, designation: designationAt(0), department: stored }
    await firestore.doc(documentPaths.faculty(uid)).create({ ...newFaculty(known), isRemoved })
  }
  await syncDepartments(firestore, new Date())
  return uids
}

const setRemoved = (email: string, isRemoved: boolean) =>
  call(`PUT /admin/toggle-visibility/${email}`, { token: admin, ...json({ isRemoved }) })
const name = (slug: string, text: string, token = admin) =>
  call(`PUT /admin/departments/${encodeURIComponent(slug)}`, { token, ...json({ [secondLanguage]: text }) })
const merge = (slug: string, into: string, teachers: number, token = admin) =>
  call(`POST /admin/departments/${encodeURIComponent(slug)}/merge`, { token, ...json({ into, teachers }) })

const readSite = async () => parseStored(SiteSchema, await firestore.doc(documentPaths.site).get())
const stored = async ({ slug }: Department) => (await readSite()).departments[slug]
const membersOf = async ({ stored: department }: Department) => {
  const { docs } = await firestore
    .collection(collectionPaths.faculty)
    .where('department', '==', department)
    .get()
  return docs.map(({ id }) => id).sort()
}
const auditOf = async (slug: string) => {
  const entries = firestore.collection(collectionPaths.audit).where('subject', '==', departmentSubject(slug))
  return (await entries.get()).docs.map((entry) => [entry.get('action'), entry.get('detail')])
}

const siteData = (language: 'en' | 'hi' = 'en') =>
  createSiteData({ firebase: app, clock: () => new Date() }, { pages: [], settings: [] })(language)
async function found(query: string) {
  const search = await siteData().search(query)
  return search.status === 'ready' ? search.value.results.map(({ target }) => target) : []
}
async function shownTo({ slug }: Department, language?: 'en' | 'hi') {
  const settings = await siteData(language).settings()
  return settings.status === 'ready'
    ? settings.value.departments.find((each) => each.slug === slug)
    : undefined
}

describe('A new department that is typed at Add Faculty', () => {
  it('has its address when the account is answered, is found by the search, and open pages are told', async () => {
    const dance = newDepartment()
    const { revision } = await readSite()
    await addTeacher(dance.typed)
    expect(await shownTo(dance)).toEqual({
      slug: dance.slug,
      stored: dance.stored,
      name: { text: dance.stored },
      isShown: true,
    })
    const notices = await firestore.doc(documentPaths.currentNotices).get()
    expect(notices.get('siteRevision')).toBe(revision + 1)
    expect(await found(dance.stored)).toContain(`/${dance.slug}/viewfaculty`)
  })

  it('changes nothing more with its second teacher', async () => {
    const dance = newDepartment()
    await addTeacher(dance.typed)
    const { revision } = await readSite()
    await addTeacher(dance.stored)
    expect((await readSite()).revision).toBe(revision)
  })

  it('loses its links with its last teacher, but not its address, and has them again with one who is restored', async () => {
    const dance = newDepartment()
    const email = await addTeacher(dance.typed)
    await setRemoved(email, true)
    expect(await stored(dance)).toMatchObject({ isShown: false })
    expect(await found(dance.stored)).not.toContain(`/${dance.slug}/viewfaculty`)
    await setRemoved(email, false)
    expect(await stored(dance)).toMatchObject({ isShown: true })
  })

  it('that is typed in a profile has its address likewise', async () => {
    const dance = newDepartment()
    const teacher = await makeTeacher(app)
    const { status } = await sendProfile({ email: teacher.uname, department: dance.typed }, admin)
    expect([status, await stored(dance)]).toEqual([200, { name: { en: dance.stored }, isShown: true }])
  })

  it('is there after the night if the process crashed before it was noted', async () => {
    const dance = newDepartment()
    const known = {
      name: 'Ila',
      email: newEmail('ila'),
      designation: designationAt(0),
      department: dance.stored,
    }
    await firestore.doc(documentPaths.faculty(`uid-${crypto.randomUUID()}`)).create(newFaculty(known))
    expect([await sweepDepartments(app, new Date()), await stored(dance)]).toMatchObject([
      1,
      { isShown: true },
    ])
    expect(await sweepDepartments(app, new Date())).toBe(0)
  })
})

describe('The office', () => {
  it.skipIf(!hasHindi)(
    'names a department in Hindi, which Hindi pages show, and takes the name back',
    async () => {
      const dance = newDepartment()
      await addProfiles(dance, 1)
      const { status, body } = await name(dance.slug, ' नृत्य संकाय ')
      expect([status, body.message]).toEqual([200, 'The name was saved.'])
      expect(await shownTo(dance, 'hi')).toMatchObject({ name: { text: 'नृत्य संकाय' } })
      expect(await shownTo(dance)).toMatchObject({ name: { text: dance.stored } })
      expect(await auditOf(dance.slug)).toEqual([['department named', `${dance.stored} · नृत्य संकाय`]])
      await name(dance.slug, '')
      expect(await shownTo(dance, 'hi')).toMatchObject({ name: { text: dance.stored, lang: 'en' } })
    },
  )

  it('merges two spellings: all teachers move, the removed ones too, and both old addresses lead to the new one', async () => {
    const [dance, dans, daans] = [newDepartment(), newDepartment('Dans'), newDepartment('Daans')]
    await addProfiles(dance, 1)
    const moving = [...(await addProfiles(dans, 2)), ...(await addProfiles(dans, 1, true))]
    await addProfiles(daans, 1)
    await merge(daans.slug, dans.slug, 1)
    const { status, body } = await merge(dans.slug, dance.slug, 4)
    expect([status, body]).toEqual([200, { message: 'The departments were merged.', moved: 4 }])
    expect(await membersOf(dans)).toEqual([])
    expect(await membersOf(dance)).toEqual(expect.arrayContaining(moving))
    for (const old of [dans, daans])
      expect(await stored(old)).toMatchObject({ isShown: false, mergedInto: dance.slug })
    expect(await auditOf(dance.slug)).toEqual([['departments merged', `${dans.stored} → ${dance.stored}, 4`]])
    const [uid = ''] = moving
    const entries = firestore.collection(collectionPaths.audit).where('subject', '==', `${uid}@own.test`)
    const { docs } = await entries.get()
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { action: 'profile changed', detail: 'department' },
    ])
  })

  it('finds a merged spelling a department of its own again once somebody types it anew', async () => {
    const [dance, dans] = [newDepartment(), newDepartment('Dans')]
    await addProfiles(dance, 1)
    await addProfiles(dans, 1)
    await merge(dans.slug, dance.slug, 1)
    await addTeacher(dans.typed)
    expect(await stored(dans)).toEqual({ name: { en: dans.stored }, isShown: true })
  })

  it('merges nothing if the teachers are not as many as were confirmed', async () => {
    const [dance, dans] = [newDepartment(), newDepartment('Dans')]
    await addProfiles(dance, 1)
    const uids = await addProfiles(dans, 2)
    const { status, body } = await merge(dans.slug, dance.slug, 1)
    expect([status, body.message]).toEqual(errors['changed-meanwhile'])
    expect(await membersOf(dans)).toEqual(uids.sort())
  })

  it('keeps the pages of the specification: their departments are never merged away', async () => {
    const { status, body } = await merge(facultyAt(0).slug, facultyAt(1).slug, 0)
    expect([status, body.message]).toEqual(errors['department-stays'])
  })

  it('can merge a department neither into itself, nor into one that is not there or was merged itself', async () => {
    const [dance, dans] = [newDepartment(), newDepartment('Dans')]
    await addProfiles(dance, 1)
    await addProfiles(dans, 0)
    for (const [from, into] of [
      [dance.slug, dance.slug],
      [dance.slug, dans.slug],
      [dans.slug, dance.slug],
      ['constructor', dance.slug],
    ] as const) {
      const { status, body } = await merge(from, into, 1)
      expect([from, into, status, body.message]).toEqual([from, into, ...errors['no-such-department']])
    }
    expect((await name('__proto__', 'नृत्य')).status).toBe(400)
    expect((await name('constructor', 'नृत्य')).status).toBe(404)
  })

  it('is told of a name that is too long', async () => {
    const { status, body } = await name('arts', 'न'.repeat(limits.content.label + 1))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [secondLanguage]])
  })
})

describe('Nobody but the office', () => {
  it('names or merges departments: no teacher, nobody without a role, no stranger', async () => {
    const teacher = await makeTeacher(app)
    for (const [token, refused] of [
      [teacher.token, 403],
      [await signUpWithoutRole(), 403],
      ['forged', 401],
    ] as const) {
      expect((await name('arts', 'कला', token)).status).toBe(refused)
      expect((await merge('comerce', 'commerce', 1, token)).status).toBe(refused)
    }
  })
})

describe('A teacher who is edited while their department is merged', () => {
  it('is in one of both departments, each with a page, and an older form saves nothing', {
    tags: ['slow'],
  }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const [dance, dans] = [newDepartment(), newDepartment('Dans')]
      await addProfiles(dance, 1)
      const teacher = await makeTeacher(app)
      await sendProfile({ email: teacher.uname, department: dans.typed }, admin)
      const [merged, edited] = await Promise.all([
        merge(dans.slug, dance.slug, 1),
        sendProfile({ phone: '55500 12345', version: '1' }, teacher.token),
      ])
      expect([200, 409]).toContain(edited.status)
      expect(merged.status).toBe(200)
      const profile = await firestore.doc(documentPaths.faculty(teacher.uid)).get()
      expect([profile.get('department'), profile.get('phone')]).toEqual([
        dance.stored,
        edited.status === 200 ? '55500 12345' : '',
      ])
      const details = (await profileAuditOf(firestore, teacher)).map(({ detail }) => detail)
      expect(details.filter((detail) => detail === 'department')).toHaveLength(2)
      expect((await sendProfile({ phone: '1', version: '1' }, teacher.token)).status).toBe(409)
    }
  })

  it('keeps a page for the old spelling if somebody gives it to a teacher meanwhile', async () => {
    const [dance, dans] = [newDepartment(), newDepartment('Dans')]
    await addProfiles(dance, 1)
    await addProfiles(dans, 1)
    const teacher = await makeTeacher(app)
    await Promise.all([
      merge(dans.slug, dance.slug, 1),
      sendProfile({ email: teacher.uname, department: dans.typed }, admin),
    ])
    const profile = await firestore.doc(documentPaths.faculty(teacher.uid)).get()
    const own = profile.get('department') === dance.stored ? dance : dans
    expect(await stored(own)).toEqual({ name: { en: own.stored }, isShown: true })
  })
})
