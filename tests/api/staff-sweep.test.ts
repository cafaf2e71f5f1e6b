/** @module-tag slow */
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { sweepStaff } from '../../functions/src/auth/sweep-staff.ts'
import { addFaculty } from '../../functions/src/faculty/add-faculty.ts'
import { Failure } from '../../functions/src/lib/failure.ts'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type College, foundCollege, outcome } from '../support/own-college.ts'
import { newEmail } from '../support/people.ts'

let college: College
beforeAll(async () => {
  college = await foundCollege()
})

let email: string
let uid: string
const made = new Set<string>()
const add = (more = {}) =>
  addFaculty(
    {
      params: undefined,
      body: { ...examples.addFaculty.body, userType: 'faculty', email, ...more },
      files: {},
    } as never,
    college.context(),
  )
const auth = () => college.firebase.auth()
const staff = async () => (await college.firestore.doc(documentPaths.staff(uid)).get()).data()
const profile = async () => (await college.firestore.doc(documentPaths.faculty(uid)).get()).data()
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60_000)
const sweepAll = () => sweepStaff(college.firebase, tomorrow())

beforeEach(async () => {
  email = newEmail('teacher')
  made.add(email)
  await add()
  uid = (await (await auth()).getUserByEmail(email)).uid
  expect(await staff()).toMatchObject({ email, role: 'faculty', isDisabled: false })
})

describe('The nightly sweep', () => {
  it('meets nobody whom other tests have made: these have a project of their own', async () => {
    const { users } = await (await auth()).listUsers()
    expect(users.map((user) => user.email ?? '').filter((address) => !made.has(address))).toEqual([])
  })

  it('repairs nothing where nothing is broken', async () => {
    await sweepAll()
    const before = [await staff(), await profile()]
    expect(await sweepAll()).toBe(0)
    expect([await staff(), await profile()]).toEqual(before)
  })

  it('gives staff from before there were staff documents theirs, a removed teacher shut out', async () => {
    await college.firestore.doc(documentPaths.staff(uid)).delete()
    await college.firestore.doc(documentPaths.faculty(uid)).update({ isRemoved: true })
    await sweepAll()
    expect(await staff()).toMatchObject({ email, role: 'faculty', isDisabled: true })
  })

  it('shuts out a teacher whose profile is removed, and lets in one whose is not', async () => {
    await college.firestore.doc(documentPaths.faculty(uid)).update({ isRemoved: true })
    expect(await sweepAll()).toBe(1)
    expect(await staff()).toMatchObject({ isDisabled: true })
    await college.firestore.doc(documentPaths.faculty(uid)).update({ isRemoved: false })
    expect(await sweepAll()).toBe(1)
    expect(await staff()).toMatchObject({ isDisabled: false })
  })

  it('finishes a change of role that was broken off after the staff document', async () => {
    await college.firestore.doc(documentPaths.staff(uid)).update({ role: 'none' })
    expect(await sweepAll()).toBe(1)
    expect((await (await auth()).getUser(uid)).customClaims ?? {}).toEqual({})
  })

  it('gives an account its e-mail back, also from a stranger who squats on it', async () => {
    await (await auth()).updateUser(uid, { email: `mine-${email}` })
    const squatter = await (await auth()).createUser({ email, password: 'Stranger#2026' })
    expect(await sweepAll()).toBe(1)
    expect((await (await auth()).getUser(uid)).email).toBe(email)
    await expect((await auth()).getUser(squatter.uid)).rejects.toThrow()
    const entries = await college.firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', email)
      .get()
    expect(entries.docs.map((entry) => entry.get('action'))).toContain('account mended')
  })

  it('removes the profile of an account that was deleted; added again, the teacher has it as it was', async () => {
    await college.firestore.doc(documentPaths.faculty(uid)).update({ phone: '05999-555020' })
    await (await auth()).deleteUser(uid)
    expect(await sweepAll()).toBe(2)
    expect([await staff(), await profile()]).toMatchObject([{ role: 'none' }, { isRemoved: true }])
    await add()
    expect((await (await auth()).getUserByEmail(email)).uid).toBe(uid)
    expect([await staff(), await profile()]).toMatchObject([
      { role: 'faculty', isDisabled: false },
      { isRemoved: false, phone: '05999-555020' },
    ])
  })

  it('leaves a profile alone that is being made', async () => {
    const young = `young-${crypto.randomUUID()}`
    await college.addTeacher(young)
    await sweepStaff(college.firebase, new Date())
    const stored = await college.firestore.doc(documentPaths.faculty(young)).get()
    expect(stored.get('isRemoved')).toBe(false)
    await stored.ref.delete()
  })
})

describe('An account that its owner deleted at the Auth service', () => {
  it('can be made again at once, by the office and by the role command, with one profile', async () => {
    await (await auth()).deleteUser(uid)
    await add()
    await (await auth()).deleteUser(uid)
    await setRole(college.firebase, { email, role: 'faculty', now: new Date() })
    expect((await (await auth()).getUserByEmail(email)).uid).toBe(uid)
    const profiles = await college.firestore
      .collection(collectionPaths.faculty)
      .where('email', '==', email)
      .get()
    expect(profiles.docs.map(({ id }) => id)).toEqual([uid])
    expect(await outcome(add())).toBe(new Failure('email-taken').code)
  })
})
