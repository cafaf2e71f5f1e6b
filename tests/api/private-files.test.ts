import { storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '../../functions/src/auth/set-role.ts'
import type { Bucket } from '../../functions/src/lib/firebase.ts'
import { sweepDownloadTokens } from '../../functions/src/media/sweep-download-tokens.ts'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { file, photoUrl, picture } from './profile-files.ts'
import { changeProfile } from './profile-form.ts'
import { makeTeacher, profileOf, type Teacher, tokenOf } from './teachers.ts'

const firebase = useOwnApp({ ownBucket: true })
let firestore: Firestore
let bucket: Bucket
let office: string
beforeAll(async () => {
  ;[firestore, bucket] = await Promise.all([firebase.firestore(), firebase.bucket()])
  office = await tokenOf(await makePerson(firebase, 'admin'))
})

let teacher: Teacher
let photo: string
let resume: string
beforeEach(async () => {
  teacher = await makeTeacher(firebase)
  const sent = { photo: file(await picture(40, 50).png().toBuffer(), 'a.png'), resume: smallPdf() }
  const item = await changeProfile(sent, teacher.token)
  ;[photo, resume] = [photoUrl(item), item.Resume]
})
const setRemoved = async (isRemoved: boolean) => {
  const route = `PUT /admin/toggle-visibility/${teacher.uname}`
  expect((await call(route, { token: office, ...json({ isRemoved }) })).status).toBe(200)
}
const fetchFile = async (path: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(`${firebase.origin}${path}`, { headers })
  await response.body?.cancel()
  return response
}
const statusesOf = async (token?: string) =>
  Promise.all([photo, resume].map(async (path) => (await fetchFile(path, token)).status))

describe("A removed teacher's photo and resume", () => {
  it('are served to the office alone, not to who was one of it, and kept in no cache', async () => {
    expect(await statusesOf()).toEqual([200, 200])
    await setRemoved(true)
    expect(await statusesOf(office)).toEqual([200, 200])
    expect((await fetchFile(photo, office)).headers.get('cache-control')).toBe('private, no-store')
    const strangers = [
      undefined,
      teacher.token,
      (await makeTeacher(firebase)).token,
      await signUpWithoutRole(),
      'forged',
    ]
    for (const token of strangers) expect(await statusesOf(token)).toEqual([404, 404])
    const admin = await makePerson(firebase, 'admin')
    const token = await tokenOf(admin)
    expect(await statusesOf(token)).toEqual([200, 200])
    await setRole(firebase, { email: admin.uname, role: 'none', now: new Date() })
    expect(await statusesOf(token), 'a former admin').toEqual([404, 404])
  })
})

describe('A download token of a stored file', () => {
  const token = 'a-token-from-before'
  /** Adds a download token, as `getDownloadURL` does for anyone who can read the file. */
  const makeToken = (path: string) =>
    bucket.file(path).setMetadata({ metadata: { firebaseStorageDownloadTokens: token } })
  const openByToken = async (path: string) => {
    const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST
    const address = `http://${host}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}`
    const response = await fetch(`${address}?alt=media&token=${token}`)
    await response.body?.cancel()
    return response.status
  }
  const pathOf = async () => {
    const stored = await profileOf(firestore, teacher)
    return storagePaths.resume(teacher.uid, String(stored.resume))
  }

  it('opens it no more once its owner is removed, also after they are restored', {
    tags: ['slow'],
  }, async () => {
    const path = await pathOf()
    await makeToken(path)
    expect(await openByToken(path)).toBe(200)
    await setRemoved(true)
    expect(await openByToken(path)).toBe(403)
    await setRemoved(false)
    expect([await openByToken(path), await statusesOf()]).toEqual([403, [200, 200]])
    const [{ contentType }] = await bucket.file(path).getMetadata()
    expect(contentType).toBe('application/pdf')
  })

  it('is ended by the sweep, and the file stays as public as it was', async () => {
    const path = await pathOf()
    const kept = storagePaths.alumniPhoto(`${crypto.randomUUID()}.webp`)
    await bucket.file(kept).save('private', { resumable: false })
    await Promise.all([makeToken(path), makeToken(kept)])
    expect(await sweepDownloadTokens(firebase, new Date())).toBe(2)
    expect(await Promise.all([path, kept].map(openByToken))).toEqual([403, 403])
    expect([await statusesOf(), (await fetchFile(`/${kept}`)).status]).toEqual([[200, 200], 404])
    await bucket.file(kept).delete()
  })
})
