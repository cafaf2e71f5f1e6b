import { crc32, deflateSync } from 'node:zlib'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Bucket } from '../../functions/src/lib/firebase.ts'
import { jpeg, newRegistration, photoOf, register, registered } from '../support/alumni.ts'
import { addressOf, call, form, json, signIn, signUpWithoutRole } from '../support/call.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()
let firestore: Firestore
let bucket: Bucket
let admin: string
beforeAll(async () => {
  ;[firestore, bucket] = await Promise.all([app.firestore(), app.bucket()])
  admin = await signIn('admin')
})

const photosOf = async (id: string) => {
  const stored = await firestore.doc(documentPaths.alumnus(id)).get()
  return { photo: String(stored.get('photo')), publicPhoto: String(stored.get('publicPhoto')) }
}
const verify = (id: string) => call(`PUT /admin/status/${id}`, { token: admin, ...json({ status: true }) })
const statusOf = async (name: string) => (await fetch(addressOf(`/alumni_photos/${name}`))).status
const isStored = async (name: string) => (await bucket.file(storagePaths.alumniPhoto(name)).exists())[0]

/** A phone's photo is large, rotated by EXIF, and has a GPS position. */
const fromPhone = async () =>
  photoOf(
    await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#0f766e' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '27/1 10/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

describe("A pending alumnus's photo", () => {
  it('is kept upright and no larger than needed, without its GPS position', async () => {
    const sent = await fromPhone()
    const { exif, orientation } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata()
    expect([exif === undefined, orientation]).toEqual([false, 6])
    const { photo } = await photosOf(await registered(newRegistration(), sent))
    const [bytes] = await bucket.file(storagePaths.alumniPhoto(photo)).download()
    const kept = await sharp(bytes).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 800, height: limits.photo.longestSide })
    expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined])
  })

  it('is not there for the public, under any name that could be guessed', async () => {
    const id = await registered()
    const { photo, publicPhoto } = await photosOf(id)
    expect(photo).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(publicPhoto).toBe('')
    const [stem] = photo.split('.')
    const guesses = [photo, `${stem}.jpg`, `${stem}-480.webp`, `${id}.webp`, `${id}.jpg`, 'me.jpg', 'me.webp']
    for (const guess of guesses) expect(await statusOf(guess), guess).toBe(404)
    expect(await isStored(photo)).toBe(true)
  })

  it('opens to the office by the call, to nobody else, and to nobody at the Storage service', async () => {
    const { photo } = await photosOf(await registered())
    const object = `/v0/b/${bucket.name}/o/${encodeURIComponent(storagePaths.alumniPhoto(photo))}?alt=media`
    const atStorage = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}${object}`
    const open = async (address: string, authorization?: string) => {
      const response = await fetch(address, { headers: authorization ? { authorization } : {} })
      await response.body?.cancel()
      return [response.status, response.headers.get('content-type')?.split(';')[0]]
    }
    const ofSite = addressOf(`/alumni_photos/${photo}`)
    expect(await open(ofSite, `Bearer ${admin}`)).toEqual([200, 'image/webp'])
    for (const token of [await signIn('teacher'), await signUpWithoutRole(), undefined]) {
      expect((await open(ofSite, token && `Bearer ${token}`))[0]).toBe(404)
    }
    for (const token of [admin, await signIn('teacher'), await signUpWithoutRole(), undefined]) {
      expect((await open(atStorage, token && `Firebase ${token}`))[0]).toBe(403)
    }
  })
})

describe("A verified alumnus's photo", () => {
  it('is shown to anyone in one size, under a name that does not lead to the original', async () => {
    const id = await registered(newRegistration(), await fromPhone())
    expect((await verify(id)).status).toBe(200)
    const { photo, publicPhoto } = await photosOf(id)
    expect((await firestore.doc(documentPaths.verifiedAlumnus(id)).get()).get('photo')).toBe(publicPhoto)
    expect(publicPhoto).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(publicPhoto).not.toBe(photo)
    const shown = await fetch(addressOf(`/alumni_photos/${publicPhoto}`))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { format, width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 480,
      height: 600,
      exif: undefined,
    })
    expect(await statusOf(photo)).toBe(404)
  })

  it('is not there any more when they are sent back, nor when they are deleted, while the original waits in the bin', {
    tags: ['slow'],
  }, async () => {
    const id = await registered()
    await verify(id)
    const first = await photosOf(id)
    expect(await statusOf(first.publicPhoto)).toBe(200)
    await call(`PUT /admin/status/${id}`, { token: admin, ...json({ status: false }) })
    expect([await statusOf(first.publicPhoto), await isStored(first.publicPhoto)]).toEqual([404, false])
    await verify(id)
    const second = await photosOf(id)
    expect(second.publicPhoto).not.toBe(first.publicPhoto)
    await call(`DELETE /admin/${id}`, { token: admin })
    expect(await statusOf(second.publicPhoto)).toBe(404)
    expect([await isStored(second.photo), await isStored(second.publicPhoto)]).toEqual([true, false])
  })

  it('is replaced by the office, and the ones before are removed', { tags: ['slow'] }, async () => {
    const id = await registered()
    await verify(id)
    const before = await photosOf(id)
    const photo = photoOf(await jpeg(300, 300))
    const { status } = await call(`PUT /admin/${id}`, { token: admin, ...form({ photo }) })
    expect(status).toBe(200)
    const after = await photosOf(id)
    expect(await statusOf(after.publicPhoto)).toBe(200)
    expect([await isStored(after.photo), after.photo !== before.photo]).toEqual([true, true])
    expect([await isStored(before.photo), await isStored(before.publicPhoto)]).toEqual([false, false])
  })

  it('is one and the same after their other fields were changed', { tags: ['slow'] }, async () => {
    const id = await registered()
    await verify(id)
    const before = await photosOf(id)
    await call(`PUT /admin/${id}`, { token: admin, ...form({ Designation: 'Chief Librarian' }) })
    expect(await photosOf(id)).toEqual(before)
    expect(await statusOf(before.publicPhoto)).toBe(200)
  })
})

function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.from('00007530000075300802000000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('Refused as a photo, in plain text:', () => {
  const text = (content: string) => async () => Buffer.from(content)
  const refusals: [what: string, bytes: () => Promise<Buffer>, refusal: readonly [number, string]][] = [
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), errors['wrong-photo-type']],
    ['a page that is called me.jpg', text('<!doctype html><script>1</script>'), errors['wrong-photo-type']],
    ['a PDF', text('%PDF-1.7\n'), errors['wrong-photo-type']],
    ['a file of no bytes', text(''), errors['empty-file']],
    ['a picture that breaks off', async () => (await jpeg(900, 900)).subarray(0, 900), errors['broken-file']],
    ['a picture of 900 million pixels', async () => pixelBomb(), errors['broken-file']],
    [
      'a photo of a byte more than 5 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(limits.file.photo)]),
      errors['photo-too-large'],
    ],
    [
      'a photo of 20 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]),
      errors['too-large'],
    ],
  ]
  it.each(refusals)('%s', async (_what, bytes, refusal) => {
    const { status, headers, body } = await register(newRegistration(), { photo: photoOf(await bytes()) })
    expect([status, body.message]).toEqual(refusal)
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it('and the same to the office, in JSON', async () => {
    const id = await registered()
    const before = await photosOf(id)
    const photo = photoOf(Buffer.from('<html>'))
    const { status, body } = await call(`PUT /admin/${id}`, { token: admin, ...form({ photo }) })
    expect([status, body.message]).toEqual(errors['wrong-photo-type'])
    expect(await photosOf(id)).toEqual(before)
  })
})
