import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepAlumniBin } from '../../functions/src/alumni/bin/alumni-bin.ts'
import { readOfficeCounters } from '../../functions/src/office/counters.ts'
import { type AlumniOffice, newRegistration, openAlumniOffice, registered } from '../support/alumni.ts'
import { call, signIn, signUpWithoutRole } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { tokenOf } from './teachers.ts'

const hour = 60 * 60_000
const app = useOwnApp()
let office: AlumniOffice
let clerk: { uname: string; token: string }
beforeAll(async () => {
  office = await openAlumniOffice(app)
  const person = await makePerson(app, 'admin')
  clerk = { uname: person.uname, token: await tokenOf(person) }
})

const remove = (id: string) => call(`DELETE /admin/${id}`, { token: clerk.token })
const restore = (id: string) => call(`POST /alumni/bin/${id}/restore`, { token: clerk.token })
const purge = (id: string) => call(`DELETE /admin/bin/alumni/${id}`, { token: clerk.token })

const binned = async (id: string) =>
  (await (await app.firestore()).doc(documentPaths.deletedAlumnus(id)).get()).data()
const waiting = async () => (await readOfficeCounters(await app.firestore())).requestedAlumni
const fileOf = async (name: unknown) => (await app.bucket()).file(storagePaths.alumniPhoto(String(name)))
const isStored = async (name: unknown) => (await (await fileOf(name)).exists())[0]

async function auditOf(id: string): Promise<string[]> {
  const audit = (await app.firestore()).collection(collectionPaths.audit)
  const { docs } = await audit.where('subject', '==', documentPaths.alumnus(id)).get()
  return docs.map((entry) => `${entry.get('action')} by ${entry.get('actor')}`)
}

async function everythingOf(id: string) {
  const { publicPhoto, ...stored } = (await office.stored(id)) ?? {}
  const { Photo, ...shown } = (await office.shown(id)) ?? {}
  const bytes = async (name: unknown) => name && (await (await fileOf(name)).download())[0].toString('base64')
  const status = Photo && (await fetch(`${app.origin}${Photo}`)).status
  return { stored, shown, photos: [await bytes(stored.photo), await bytes(publicPhoto)], status }
}

async function verified(): Promise<string> {
  const id = await registered()
  expect((await office.verify(id)).status).toBe(200)
  return id
}

async function rejected(reason = ''): Promise<string> {
  const id = await registered()
  expect((await office.remove(id, { reason })).status).toBe(200)
  return id
}

describe('A verified alumnus who is deleted', () => {
  it('is gone from the gallery with their photo at once, and waits in the bin', async () => {
    const id = await verified()
    const { photo, publicPhoto, ...before } = (await office.stored(id)) ?? {}
    expect((await remove(id)).status).toBe(200)
    expect([await office.stored(id), await office.shown(id)]).toEqual([undefined, undefined])
    expect([await isStored(publicPhoto), await isStored(photo)]).toEqual([false, true])
    const { deletedAt, ...bin } = (await binned(id)) ?? {}
    expect(bin).toEqual({ ...before, photo, publicPhoto: '', deletedBy: clerk.uname, reason: '' })
    expect(deletedAt.toDate()).toEqual(app.now())
  })

  it('comes back as they were: every field, the gallery, and both photos byte for byte', async () => {
    const id = await verified()
    const before = await everythingOf(id)
    expect(before).toMatchObject({ status: 200, stored: { status: true } })
    await remove(id)
    app.pass(29 * 24 * hour)
    const { status, body } = await restore(id)
    expect([status, body]).toEqual([200, { message: 'Alumnus restored.' }])
    expect(await everythingOf(id)).toEqual(before)
    expect(await binned(id)).toBeUndefined()
    expect(await auditOf(id)).toContain(`alumnus restored by ${clerk.uname}`)
  })

  it('is restored once, however often it is requested, and can be deleted again', async () => {
    const id = await verified()
    await remove(id)
    const both = await Promise.all([restore(id), restore(id)])
    expect([...both, await restore(id)].map(({ status }) => status)).toEqual([200, 200, 200])
    const restorations = (await auditOf(id)).filter((entry) => entry.startsWith('alumnus restored'))
    expect(restorations).toHaveLength(1)
    expect((await everythingOf(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect([await office.shown(id), (await binned(id))?.status]).toEqual([undefined, true])
  })
})

describe('A registration that is rejected', () => {
  it('waits in the bin with the reason, and when restored waits for the office again', async () => {
    const id = await registered()
    const [before, count] = [await everythingOf(id), await waiting()]
    await office.remove(id, { reason: 'We find no such year.' })
    expect(await binned(id)).toMatchObject({ status: false, reason: 'We find no such year.' })
    expect(await waiting()).toBe(count - 1)
    expect((await restore(id)).status).toBe(200)
    expect(await everythingOf(id)).toEqual(before)
    expect([await waiting(), before.shown]).toEqual([count, {}])
    expect((await office.verify(id)).status).toBe(200)
    expect((await everythingOf(id)).status).toBe(200)
  })

  it('is restored beside a new one of the same person', async () => {
    const fields = newRegistration()
    const first = await registered(fields)
    await office.remove(first)
    const second = await registered({ ...fields, name: 'Meenakshi K. Kushwaha' })
    expect((await restore(first)).status).toBe(200)
    const theirs = (await office.all()).filter(({ Email }) => Email === fields.email)
    expect(theirs.map(({ id }) => id).sort()).toEqual([first, second].sort())
  })

  it('is deleted permanently with its photo, and nothing restores it', async () => {
    const id = await rejected()
    const { photo } = (await binned(id)) ?? {}
    const { status, body } = await purge(id)
    expect([status, body.message]).toEqual([200, 'Deleted permanently.'])
    expect([await binned(id), await isStored(photo)]).toEqual([undefined, false])
    for (const late of [await purge(id), await restore(id)]) {
      expect([late.status, late.body.message]).toEqual(errors['not-in-bin'])
    }
    expect(await auditOf(id)).toContain(`alumnus deleted for ever by ${clerk.uname}`)
  })

  it('is restored and permanently deleted by the office only', async () => {
    const id = await rejected()
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const route of [`POST /alumni/bin/${id}/restore`, `DELETE /admin/bin/alumni/${id}`]) {
      expect((await call(route)).status).toBe(401)
      expect((await call(route, { token: teacher })).status).toBe(403)
      expect((await call(route, { token: stranger })).status).toBe(403)
    }
    expect(await office.stored(id)).toBeUndefined()
    expect(await isStored((await binned(id))?.photo)).toBe(true)
  })
})

describe('An alumnus who is not in the bin', () => {
  it('cannot be deleted permanently', async () => {
    const id = await registered()
    const { status, body } = await purge(id)
    expect([status, body.message]).toEqual(errors['not-in-bin'])
    expect(await isStored((await office.stored(id))?.photo)).toBe(true)
  })
})

describe('The nightly sweep', () => {
  it('empties the bin of those who have been there for as long as the college keeps them, and of nobody else', async () => {
    await sweepAlumniBin(app, new Date(app.now().getTime() + limits.binLifetime))
    const old = await rejected()
    const { photo } = (await binned(old)) ?? {}
    app.pass(hour)
    const young = await rejected()
    app.pass(limits.binLifetime - hour - 1)
    expect([await sweepAlumniBin(app, app.now()), await isStored(photo)]).toEqual([0, true])
    app.pass(1)
    expect(await sweepAlumniBin(app, app.now())).toBe(1)
    expect([await binned(old), await isStored(photo)]).toEqual([undefined, false])
    expect((await restore(old)).status).toBe(404)
    expect(await auditOf(old)).toContain('alumnus deleted for ever by ')
    expect((await restore(young)).status).toBe(200)
    expect(await office.stored(young)).toMatchObject({ status: false })
  })
})
