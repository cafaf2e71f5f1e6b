import { endpointTable } from '@prangan/contract/endpoints/table'
import { documents } from '@prangan/contract/paths'
import type { VerifiedAlumnusItem } from '@prangan/contract/schemas/alumni'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alumnusDocument, alumnusId, demoAlumni } from '../../emulators/demo/alumni.ts'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { call, signIn, signUpWithoutRole } from '../support/call.ts'
import { suite } from '../support/suite.ts'

/** The names of the contract's text, letter for letter. */
const names = ['Id', 'Name', 'Photo', 'Degree', 'YearofPassing', 'Designation', 'WorkingAddress']

const id = `test-${crypto.randomUUID()}`
const alumnus = {
  name: 'इला पंत',
  photo: '',
  degree: 'B.Com.',
  yearOfPassing: '2031',
  designation: 'Accountant',
  workingAddress: 'Kamalsarai',
}
/** What must never be in the projection, but might be by somebody's slip. */
const slip = { email: 'ila@private.example', mobile: '55500 99999', dob: '2010-02-03', father: 'Mohan Pant' }

let firestore: Firestore
beforeAll(async () => {
  firestore = await connectFirebase().firestore()
  await firestore.doc(documents.verifiedAlumnus(id)).set({ ...alumnus, ...slip })
})
afterAll(() => firestore.doc(documents.verifiedAlumnus(id)).delete())

async function verifiedAlumni(token?: string): Promise<VerifiedAlumnusItem[]> {
  const { status, body } = await call('GET /alumni/verifiedalumni', token === undefined ? {} : { token })
  expect([status, Object.keys(body)]).toEqual([200, ['data']])
  return body.data as VerifiedAlumnusItem[]
}

/** Those of them whom no other test verifies or deletes meanwhile: the demo's, and this file's own. */
async function lastingAlumni(token?: string): Promise<VerifiedAlumnusItem[]> {
  const lasting = [id, ...demoAlumni.map(alumnusId)]
  return (await verifiedAlumni(token)).filter(({ Id }) => lasting.includes(Id))
}

describe('The verified alumni', () => {
  it('are all there, none twice, and nobody who still waits for the office', async () => {
    const ids = (await verifiedAlumni()).map(({ Id }) => Id)
    const idsOf = (isVerified: boolean) =>
      demoAlumni.filter((demo) => demo.isVerified === isVerified).map(alumnusId)
    expect([idsOf(true).length, idsOf(false).length]).toEqual([20, 10])
    expect(ids).toEqual(expect.arrayContaining(idsOf(true)))
    expect(idsOf(false).filter((waiting) => ids.includes(waiting))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are the same for anyone, whatever token they send', async () => {
    const forVisitor = await lastingAlumni()
    expect(forVisitor).toHaveLength(21)
    for (const token of ['null', 'forged', await signUpWithoutRole(), await signIn('admin')]) {
      expect(await lastingAlumni(token)).toEqual(forVisitor)
    }
  })

  it('come the newest year first, and by name within a year', async () => {
    const shown = await verifiedAlumni()
    const expected = shown.toSorted(
      (a, b) => Number(b.YearofPassing) - Number(a.YearofPassing) || a.Name.localeCompare(b.Name, 'en'),
    )
    expect(shown).toEqual(expected)
    expect(new Set(shown.map(({ YearofPassing }) => YearofPassing)).size).toBeGreaterThan(5)
    expect(shown[0]?.Id).toBe(id)
  })

  it('show seven fields and no other, even where a private one was left in the document', async () => {
    const data = await verifiedAlumni()
    expect(data.find((item) => item.Id === id)).toEqual({
      Id: id,
      Name: 'इला पंत',
      Photo: '',
      Degree: 'B.Com.',
      YearofPassing: '2031',
      Designation: 'Accountant',
      WorkingAddress: 'Kamalsarai',
    })
    for (const item of data) expect(Object.keys(item).sort()).toEqual(names.toSorted())
    expect(endpointTable.listVerifiedAlumni.output.parse({ data })).toEqual({ data })
  })

  it('give away no address, number or day of birth of anyone', async () => {
    const answer = JSON.stringify(await verifiedAlumni())
    const told = [slip, ...demoAlumni.map(alumnusDocument)]
    const secrets = told.flatMap(({ email, mobile, dob }) => [email, mobile, dob])
    expect(secrets.filter((secret) => answer.includes(secret))).toEqual([])
  })

  it('have photos that open on this site', async () => {
    const photos = (await lastingAlumni()).map(({ Photo }) => Photo).filter(Boolean)
    expect(photos).toHaveLength(20)
    for (const path of photos) {
      expect(path).toMatch(/^\/alumni_photos\/\w+\.webp$/)
      const photo = await fetch(`${suite.app}${path}`)
      expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })
})
