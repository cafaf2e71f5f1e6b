import { endpointTable } from '@prangan/contract/endpoints/table'
import { documentPaths } from '@prangan/contract/paths'
import type { VerifiedAlumnusItem } from '@prangan/contract/schemas/alumni'
import { beforeAll, describe, expect, it } from 'vitest'
import { newRegistration, registered } from '../support/alumni.ts'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { tokenOf } from './teachers.ts'

/** Copied letter for letter from the HTTP contract. */
const names = ['Id', 'Name', 'Photo', 'Degree', 'YearofPassing', 'Designation', 'WorkingAddress']

const app = useOwnApp()
let admin: string
let waiting: string
let verified: string[]
const secrets: string[] = []

async function add(name: string, year: string, isVerified = true): Promise<string> {
  const fields = newRegistration({ name, year })
  secrets.push(fields.email, fields.MoNo, fields.dob)
  const id = await registered(fields)
  if (isVerified) {
    const { status } = await call(`PUT /admin/status/${id}`, { token: admin, ...json({ status: true }) })
    expect(status).toBe(200)
  }
  return id
}

beforeAll(async () => {
  admin = await tokenOf(await makePerson(app, 'admin'))
  waiting = await add('Om Prakash', '2020', false)
  verified = []
  for (const [name, year] of [
    ['Meera Joshi', '2012'],
    ['Asha Rao', '2019'],
    ['Zubin Irani', '2012'],
    ['Ila Pant', '2024'],
  ] as const) {
    verified.push(await add(name, year))
  }
  const [meera, asha, zubin, ila] = verified as [string, string, string, string]
  verified = [ila, asha, meera, zubin]
  // These private fields are in the public document by mistake.
  const slip = {
    email: 'ila@private.example',
    mobile: '55500 99999',
    dob: '2010-02-03',
    father: 'Mohan Pant',
  }
  secrets.push(...Object.values(slip))
  await (await app.firestore()).doc(documentPaths.verifiedAlumnus(ila)).update(slip)
})

async function list(token?: string): Promise<VerifiedAlumnusItem[]> {
  const { status, body } = await call('GET /alumni/verifiedalumni', token === undefined ? {} : { token })
  expect([status, Object.keys(body)]).toEqual([200, ['data']])
  return body.data as VerifiedAlumnusItem[]
}

describe('The verified alumni', () => {
  it('are all there, the newest year first and by name within a year, and nobody who still waits', async () => {
    const ids = (await list()).map(({ Id }) => Id)
    expect(ids).toEqual(verified)
    expect(ids).not.toContain(waiting)
  })

  it('are the same for anyone, whatever token they send', async () => {
    const forVisitor = await list()
    for (const token of ['null', 'forged', await signUpWithoutRole(), admin]) {
      expect(await list(token)).toEqual(forVisitor)
    }
  })

  it('show seven fields and no other, even where a private one was left in the document', async () => {
    const data = await list()
    expect(data[0]).toEqual({
      Id: verified[0],
      Name: 'Ila Pant',
      Photo: expect.stringMatching(/^\/alumni_photos\/\w+\.webp$/),
      Degree: newRegistration().degree,
      YearofPassing: '2024',
      Designation: newRegistration().designation,
      WorkingAddress: newRegistration().workingplace,
    })
    for (const item of data) expect(Object.keys(item).sort()).toEqual(names.toSorted())
    expect(endpointTable.listVerifiedAlumni.output.parse({ data })).toEqual({ data })
  })

  it('give away no address, number or day of birth of anyone', async () => {
    const answer = JSON.stringify(await list())
    expect(secrets.filter((secret) => answer.includes(secret))).toEqual([])
  })

  it('have photos that open on this site', async () => {
    for (const { Photo } of await list()) {
      const photo = await fetch(`${app.origin}${Photo}`)
      await photo.body?.cancel()
      expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })
})
