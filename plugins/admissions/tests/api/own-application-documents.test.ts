import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { storageFolders } from '@prangan/contract/storage-paths'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { makeFiles, wholeFiles } from '@prangan/tests/support/hostile/files.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { openedFor } from '../../functions/application-access.ts'
import { sweepApplicationFiles } from '../../functions/own/own-documents.ts'
import {
  aCompleteApplicant,
  addDocument,
  anApplicant,
  byOffice,
  goodDetails,
  own,
  putSession,
  seen,
  sessionAt,
  storedApplication,
} from '../support/own-applications.ts'

const day = 24 * 60 * 60_000
const { photoBytes, photoSide, pageBytes, pageSide, uploadsPerDay, files: mostFiles } = admissionLimits
const app = useOwnApp({ ownBucket: true })
const manySlots = Array.from({ length: mostFiles + 1 }, (_, at) => `page-${at + 1}`)
beforeAll(async () => {
  const session = sessionAt(app.now())
  const more = manySlots.map((key) => ({
    key,
    name: { en: key },
    hint: { en: '' },
    kind: 'page',
    neededFor: { who: 'everybody' },
    isRequired: false,
  }))
  await putSession(await app.firestore(), { ...session, documents: [...session.documents, ...more] })
})
afterEach(() => vi.restoreAllMocks())

const stored = async (id: string) => storedApplication(await app.firestore(), id)
const objectsOf = async (id: string) => {
  const [files] = await (await app.bucket()).getFiles({ prefix: `${storageFolders.applications}/${id}/` })
  return files.map(({ name }) => name)
}
async function bytesOf(id: string, slot: string): Promise<Buffer> {
  const file = (await stored(id)).documents[slot]?.file ?? ''
  const [bytes] = await (await app.bucket()).file(admissionPaths.file(id, file)).download()
  return bytes
}
async function again(id: string): Promise<{ token: string }> {
  const firestore = await app.firestore()
  const batch = firestore.batch()
  const opened = openedFor(batch, firestore, id, app.now())
  await batch.commit()
  return opened
}
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
const fileOf = (bytes: Buffer | string, name = 'marks.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

describe('An applicant who adds documents', () => {
  it('sees each in its slot, replaces one, and removes one: the files follow', async () => {
    const { token, id } = await anApplicant()
    const first = seen(await addDocument(token, 'photo', photoOf(await jpeg(), 'My photo (1).jpg')))
    expect(first.documents).toEqual({
      photo: { name: 'My-photo-1.jpg', size: expect.any(Number), at: app.now().toISOString() },
    })
    const [before] = await objectsOf(id)
    seen(await addDocument(token, 'photo', photoOf(await jpeg(120, 160))))
    const after = await objectsOf(id)
    expect(after).toHaveLength(1)
    expect(after).not.toContain(before)
    seen(await addDocument(token, 'marksheet-xii', smallPdf('marks.pdf')))
    const { documents } = seen(await own('remove', { token, slot: 'photo' }))
    expect(Object.keys(documents)).toEqual(['marksheet-xii'])
    expect(await objectsOf(id)).toHaveLength(1)
    expect((await own('remove', { token, slot: 'photo' })).status, 'again').toBe(200)
    expect((await stored(id)).version).toBe(5)
  })

  it('sends a photograph of a page as the phone took it; it is stored small, upright, and without the place', async () => {
    const { token, id } = await anApplicant()
    const taken = await noise(2_400, 1_300)
      .jpeg({ quality: 40 })
      .withExif({ IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Phone' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    for (const [slot, bytes, side] of [
      ['marksheet-xii', pageBytes, pageSide],
      ['photo', photoBytes, photoSide],
    ] as const) {
      seen(await addDocument(token, slot, fileOf(taken)))
      const kept = await bytesOf(id, slot)
      const { width, height, format, exif, orientation, icc, xmp } = await sharp(kept).metadata()
      expect(kept.length).toBeLessThanOrEqual(bytes)
      expect(Math.max(width, height)).toBeLessThanOrEqual(side)
      expect(height).toBeGreaterThan(width)
      expect({ format, exif, orientation, icc, xmp }).toEqual({ format: 'jpeg' })
      expect(kept.includes('Phone')).toBe(false)
    }
  })

  it('may send a transparent signature, which is stored on white, but no PDF for it', async () => {
    const { token, id } = await anApplicant()
    const signature = await sharp({
      create: { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    seen(await addDocument(token, 'signature', fileOf(signature, 'sign.png')))
    const { data } = await sharp(await bytesOf(id, 'signature'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(250)
    const pdf = await addDocument(token, 'signature', smallPdf())
    expect([pdf.status, pdf.body.message]).toEqual(errors['wrong-photo-type'])
  })

  it('cannot add a thirteenth, nor more than twelve megabytes in all', { tags: ['slow'] }, async () => {
    const { token, id } = await anApplicant()
    for (const slot of manySlots.slice(0, mostFiles)) seen(await addDocument(token, slot, smallPdf()))
    const one = await addDocument(token, 'page-13', smallPdf())
    expect([one.status, one.body.message]).toEqual(errors['documents-full'])
    expect(await objectsOf(id)).toHaveLength(mostFiles)
    seen(await addDocument(token, 'page-1', smallPdf('replaced.pdf')))

    const { token: heavy } = await anApplicant()
    const statuses: number[] = []
    for (const slot of manySlots.slice(0, 7)) {
      statuses.push((await addDocument(heavy, slot, smallPdf('a.pdf', 2 * 1024 * 1024 - 100))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409])
  })

  it('cannot fill a slot that is not asked of them, nor any once the application is sent', async () => {
    const { token, id } = await anApplicant({ category: 'general' })
    for (const slot of ['caste', 'degree', 'fee-proof', 'nothing']) {
      const answer = await addDocument(token, slot, smallPdf())
      expect([slot, answer.status, answer.body.message]).toEqual([slot, ...errors['not-now']])
    }
    for (const slot of ['../x', '__proto__', 'A', 'x'.repeat(41), '']) {
      expect((await addDocument(token, slot, smallPdf())).status, slot).toBe(400)
    }
    expect(await objectsOf(id)).toEqual([])
    const sent = await aCompleteApplicant()
    expect((await addDocument(sent.token, 'marksheet-xii', smallPdf())).status).toBe(409)
    expect((await own('remove', { token: sent.token, slot: 'photo' })).status).toBe(409)
  })

  it('replaces, after a question of the office, only what was asked', async () => {
    const { token, id } = await aCompleteApplicant()
    const asked = { question: 'It cannot be read.', askedAt: app.now(), answer: '', answeredAt: null }
    await byOffice(await app.firestore(), id, {
      status: 'queried',
      queries: [{ ...asked, item: 'document:marksheet-xii' }],
    })
    expect(seen(await own('read', { token })).openSlots).toEqual(['marksheet-xii'])
    expect((await addDocument(token, 'photo', photoOf(await jpeg()))).status).toBe(409)
    expect((await own('remove', { token, slot: 'marksheet-xii' })).status).toBe(409)
    app.pass(1_000)
    seen(await addDocument(token, 'marksheet-xii', smallPdf('better.pdf')))
    expect(await objectsOf(id)).toHaveLength(3)
  })

  it('sends sixty files a day and no more, refused ones too; others are not held up', {
    tags: ['slow'],
  }, async () => {
    const [{ token, id }, other] = [await anApplicant(), await anApplicant()]
    const send = () => addDocument(token, 'marksheet-xii', fileOf('neither a picture nor a PDF'))
    const statuses: number[] = []
    while (statuses.length < uploadsPerDay) {
      const answers = await Promise.all(Array.from({ length: 10 }, send))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses).toEqual(Array(uploadsPerDay).fill(415))
    const late = await addDocument(token, 'marksheet-xii', smallPdf())
    expect([late.status, late.body.message]).toEqual(errors['uploads-too-often'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await objectsOf(id)).toEqual([])
    seen(await addDocument(other.token, 'marksheet-xii', smallPdf()))
    app.pass(day)
    seen(await addDocument((await again(id)).token, 'marksheet-xii', smallPdf()))
  })

  it('adds two to one slot at the same moment: one of them stays, with its file alone', async () => {
    const { token, id } = await anApplicant()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => addDocument(token, 'marksheet-xii', smallPdf())),
    )
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
    const { documents } = await stored(id)
    expect(await objectsOf(id)).toEqual([admissionPaths.file(id, documents['marksheet-xii']?.file ?? '')])
  })
})

describe('A hostile file', () => {
  it('is refused, or loses what made it hostile, and leaves nothing behind', async () => {
    const { token, id } = await anApplicant()
    const files = await makeFiles()
    const html = 'alert('
    for (const [at, bytes] of files.entries()) {
      const before = await objectsOf(id)
      const { status } = await addDocument(token, 'marksheet-xii', fileOf(bytes, 'x.svg'))
      expect([200, 400, 415], `file ${at}`).toContain(status)
      if (status === 200) {
        const kept = await bytesOf(id, 'marksheet-xii')
        if (kept.subarray(0, 4).toString('latin1') !== '%PDF') expect(kept.includes(html)).toBe(false)
        if (at >= wholeFiles) {
          expect(['%PDF', '\u00ff\u00d8\u00ff\u00e0', '\u00ff\u00d8\u00ff\u00db']).toContain(
            kept.subarray(0, 4).toString('latin1'),
          )
        }
      } else expect(await objectsOf(id)).toEqual(before)
    }
  })

  it.each([
    ['a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
    ['a program to start', '/OpenAction<</S/Launch/F(cmd.exe)>>'],
    ['another file inside', '/Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>'],
  ])('is a PDF with %s: it is refused', async (_, action) => {
    const { token, id } = await anApplicant()
    const text = (await smallPdf().text()).replace('/Catalog', `/Catalog${action}`)
    const answer = await addDocument(token, 'marksheet-xii', fileOf(text, 'marks.pdf'))
    expect(answer.status).toBe(415)
    expect(answer.body.errors).toHaveProperty('file')
    expect(await objectsOf(id)).toEqual([])
  })

  it('is larger than two megabytes: it is refused before it is looked at', async () => {
    const { token } = await anApplicant()
    const large = smallPdf('large.pdf', admissionLimits.documentBytes + 1)
    const answer = await addDocument(token, 'marksheet-xii', large)
    expect([answer.status, answer.body.errors]).toEqual([
      413,
      { file: 'The file is too large. It can be up to 2 MB.' },
    ])
    const none = await own('read', { token })
    expect(seen(none).documents).toEqual({})
  })

  it('is called by a name from elsewhere: the name is made harmless, and is no part of the path', async () => {
    const { token, id } = await anApplicant()
    const name = '../../etc/<script>.php.pdf'
    const { documents } = seen(await addDocument(token, 'marksheet-xii', smallPdf(name)))
    expect(documents['marksheet-xii']?.name).toMatch(/^[\w-]+\.pdf$/)
    expect((await objectsOf(id))[0]).toMatch(/^applications\/[\w-]+\/[\w-]{36}\.pdf$/)
  })
})

describe('The documents of others', () => {
  it('cannot be reached with one’s own token, whatever slot or id is sent beside it', async () => {
    const [theirs, mine] = [await aCompleteApplicant(), await anApplicant()]
    const before = await stored(theirs.id)
    const beside = { id: theirs.id, application: theirs.id, number: theirs.number, path: theirs.id }
    seen(await own('remove', { token: mine.token, slot: 'photo', ...beside }))
    const { documents } = seen(await own('read', { token: mine.token, ...beside }))
    expect(documents).toEqual({})
    expect(await stored(theirs.id)).toEqual(before)
    expect(await objectsOf(theirs.id)).toHaveLength(3)
  })

  it('cannot be fetched from Storage by anybody, with or without an account', async () => {
    const { id } = await aCompleteApplicant()
    const [path = ''] = await objectsOf(id)
    const bucket = (await app.bucket()).name
    const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST
    for (const token of [undefined, await signUpWithoutRole()]) {
      const answer = await fetch(
        `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`,
        token === undefined ? {} : { headers: { authorization: `Firebase ${token}` } },
      )
      expect(answer.status, String(token === undefined)).toBe(403)
    }
    expect((await fetch(`${suite.app}/${path}`)).headers.get('content-type')).not.toMatch(/image|pdf/)
  })
})

describe('A function that is killed', () => {
  it('between storing a file and naming it leaves an orphan, which the sweep removes after a day; nothing else goes', {
    tags: ['slow'],
  }, async () => {
    const { token, id } = await anApplicant()
    seen(await addDocument(token, 'photo', photoOf(await jpeg())))
    const firestore = await app.firestore()
    vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(new Error('killed'))
    expect((await addDocument(token, 'marksheet-xii', smallPdf())).status).toBe(500)
    expect(await objectsOf(id)).toHaveLength(2)
    expect(Object.keys((await stored(id)).documents)).toEqual(['photo'])
    seen(await addDocument(token, 'marksheet-xii', smallPdf()))
    expect(await objectsOf(id)).toHaveLength(3)
    await sweepApplicationFiles(app, app.now())
    expect(await objectsOf(id), 'on the same day').toHaveLength(3)
    await sweepApplicationFiles(app, new Date(Date.now() + day + 60_000))
    const named = Object.values((await stored(id)).documents).map(({ file }) => admissionPaths.file(id, file))
    expect((await objectsOf(id)).sort()).toEqual(named.sort())
  })

  it('in the midst of sending the application leaves it as it was, and one repeat completes it', async () => {
    const applicant = await anApplicant({ dob: '2000-01-01' })
    for (const slot of ['photo', 'signature'])
      seen(await addDocument(applicant.token, slot, photoOf(await jpeg())))
    seen(await addDocument(applicant.token, 'marksheet-xii', smallPdf()))
    const firestore = await app.firestore()
    const before = (await firestore.doc(documentPaths.admission(applicant.id)).get()).data()
    vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(new Error('killed'))
    const sent = { token: applicant.token, ...goodDetails() }
    expect((await own('submit', sent)).status).toBe(500)
    expect((await firestore.doc(documentPaths.admission(applicant.id)).get()).data()).toEqual(before)
    expect(seen(await own('submit', sent)).state).toBe('submitted')
  })
})
