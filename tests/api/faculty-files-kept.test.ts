/** @module-tag slow */
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import { storageFolders, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bucket } from '../../functions/src/lib/firebase.ts'
import { addressOf, call, json, signIn } from '../support/call.ts'
import { remadePdf, smallPdf } from '../support/pdf.ts'
import { makePerson, type Person } from '../support/people.ts'
import { stage } from '../support/staging.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { file, pathsBelow, photoUrl, picture, statusOf } from './profile-files.ts'
import { changeProfile, type ProfileFields, sendProfile } from './profile-form.ts'
import { makeTeacher, profileOf, type Teacher } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let bucket: Bucket
let admin: string
let teacher: Teacher
beforeAll(async () => {
  ;[firestore, bucket, admin] = await Promise.all([app.firestore(), app.bucket(), signIn('admin')])
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

const update = (fields: ProfileFields, token = teacher.token) => sendProfile(fields, token)
const itemOf = (fields: ProfileFields, token = teacher.token) => changeProfile(fields, token)
const remove = (isRemoved: boolean) =>
  call(`PUT /admin/toggle-visibility/${teacher.uname}`, { token: admin, ...json({ isRemoved }) })
const stored = () => profileOf(firestore, teacher)
const resumesOf = () => pathsBelow(bucket, `${storageFolders.resumes}/${teacher.uid}/`)
const stagedOf = (uid = teacher.uid) => pathsBelow(bucket, `${storageFolders.staging}/${uid}/`)

describe('A resume that the browser has staged', () => {
  const staged = async (name: string, bytes: Uint8Array, who: Person = teacher) => {
    await stage(who, { name, bytes, contentType: 'application/pdf' })
    return name
  }
  const pdfBytes = async () => new Uint8Array(await smallPdf().arrayBuffer())

  it('is stored as one of the form is, and leaves the staging folder', async () => {
    const bytes = await pdfBytes()
    const { Resume } = await itemOf({ stagedResume: await staged('cv.v2.pdf', bytes) })
    expect(Resume).toMatch(/^\/resumes\/[\w-]+\/cv-v2-[0-9a-f]{16}\.pdf$/)
    const kept = Buffer.from(await (await fetch(addressOf(Resume))).arrayBuffer())
    expect(kept.equals(await remadePdf(bytes))).toBe(true)
    expect(await stagedOf()).toEqual([])
  })

  it('is judged by its bytes as one in the form is, and stays until it is swept', async () => {
    await staged('cv.pdf', Buffer.from('MZ\u0090 this is a program'))
    const { status, body } = await update({ phone: '55500 10001', stagedResume: 'cv.pdf' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([415, ['stagedResume']])
    expect(await stored()).toMatchObject({ phone: '', resume: '' })
    expect(await stagedOf()).toEqual([storagePaths.staged(teacher.uid, 'cv.pdf')])
  })

  it('that is too large is not even fetched', async () => {
    const path = storagePaths.staged(teacher.uid, 'big.pdf')
    await bucket.file(path).save(Buffer.from(await smallPdf('x', limits.file.resume + 1).arrayBuffer()))
    const { status, body } = await update({ stagedResume: 'big.pdf' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([413, ['stagedResume']])
  })

  it("in another's folder is not found, by any name for it", async () => {
    const other = await makeTeacher(app)
    await staged('theirs.pdf', await pdfBytes(), other)
    const { status, body } = await update({ stagedResume: 'theirs.pdf' })
    expect([status, body.message]).toEqual(errors['no-such-file'])
    for (const name of [
      `../${other.uid}/theirs.pdf`,
      `${other.uid}/theirs.pdf`,
      `..%2F${other.uid}%2Ftheirs.pdf`,
    ]) {
      expect((await update({ stagedResume: name })).status, name).toBe(400)
    }
    expect([await resumesOf(), await stagedOf(other.uid)]).toEqual([
      [],
      [storagePaths.staged(other.uid, 'theirs.pdf')],
    ])
  })

  it('by an admin goes to the member whom they name', async () => {
    const office = await makePerson(app, 'admin')
    await staged('cv.pdf', await pdfBytes(), office)
    const { body } = await call('POST /auth/login_auth', json({ uname: office.uname, psw: office.psw }))
    const { Resume } = await itemOf({ email: teacher.uname, stagedResume: 'cv.pdf' }, String(body.token))
    expect([Resume.startsWith(`/resumes/${teacher.uid}/`), await statusOf(Resume)]).toEqual([true, 200])
    expect(await stagedOf(office.uid)).toEqual([])
  })
})

describe('The files of a member', () => {
  const both = async () => ({
    photo: file(await picture(40, 50).png().toBuffer(), 'a.png'),
    resume: smallPdf(),
  })

  it('are hidden with them and shown with them, and what the office adds while they are removed is hidden', async () => {
    const item = await itemOf(await both())
    const statuses = async (of: FacultyItem) => [await statusOf(photoUrl(of)), await statusOf(of.Resume)]
    expect(await statuses(item)).toEqual([200, 200])
    await remove(true)
    expect(await statuses(item)).toEqual([404, 404])
    const added = await itemOf({ ...(await both()), email: teacher.uname }, admin)
    expect(await statuses(added)).toEqual([404, 404])
    await remove(false)
    expect(await statuses(added)).toEqual([200, 200])
    const [{ contentType }] = await bucket.file(storagePaths.facultyPhoto(added.photo)).getMetadata()
    expect(contentType).toBe('image/webp')
  })

  const race = async (rounds: number) => {
    const { Resume } = await itemOf({ resume: smallPdf() })
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all([remove(true), remove(false), remove(round % 2 === 0)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { isRemoved } = await stored()
      expect(await statusOf(Resume), `round ${round}`).toBe(isRemoved ? 404 : 200)
    }
  }

  it('are as public as the profile says, however removals and restorings race', () => race(2))
  it('are so in twenty races', { tags: ['slow'] }, () => race(20))

  it('are stored before the profile names them: a reader never meets a name without a file', async () => {
    const listening = Promise.withResolvers<void>()
    const met = new Promise<boolean>((resolve, reject) => {
      const stop = firestore.doc(documentPaths.faculty(teacher.uid)).onSnapshot((snapshot) => {
        listening.resolve()
        const photo = String(snapshot.get('photo'))
        if (!photo) return
        stop()
        bucket
          .file(storagePaths.facultyPhoto(photo))
          .exists()
          .then(([exists]) => resolve(exists), reject)
      }, reject)
    })
    // The emulator loses a change that happens while it registers a listener.
    await listening.promise
    await itemOf(await both())
    expect(await met).toBe(true)
  })

  it('of a form that is refused are gone again', async () => {
    expect((await update({ ...(await both()), version: '7' })).status).toBe(409)
    expect(await resumesOf()).toEqual([])
  })
})
