import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  seen,
} from '../support/own-applications.ts'
import { fileOf, useOwnDocuments } from '../support/use-own-documents.ts'

const day = 24 * 60 * 60_000
const { photoBytes, photoSide, pageBytes, pageSide, uploadsPerDay, files: mostFiles } = admissionLimits
const manySlots = Array.from({ length: mostFiles + 1 }, (_, at) => `page-${at + 1}`)
const { app, stored, objectsOf, bytesOf } = useOwnDocuments(
  manySlots.map((key) => ({
    key,
    name: { en: key },
    hint: { en: '' },
    kind: 'page',
    neededFor: { who: 'everybody' },
    isRequired: false,
  })),
)
afterEach(() => vi.restoreAllMocks())
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

describe('An applicant who adds documents', () => {
  it('sees each in its slot, replaces one, and removes one: the files follow', {
    tags: ['slow'],
  }, async () => {
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

  it('cannot fill a slot that is not asked of them, nor remove any once the application is sent', async () => {
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
    expect((await addDocument(sent.token, 'ncc', smallPdf())).status, 'a claim that was not made').toBe(409)
    expect((await addDocument(sent.token, 'marksheet-xii', smallPdf())).status, 'a correction').toBe(200)
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

  it('adds two to one slot at the same moment: one of them stays, with its file alone', {
    tags: ['slow'],
  }, async () => {
    const { token, id } = await anApplicant()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => addDocument(token, 'marksheet-xii', smallPdf())),
    )
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
    const { documents } = await stored(id)
    expect(await objectsOf(id)).toEqual([admissionPaths.file(id, documents['marksheet-xii']?.file ?? '')])
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

  it('in the midst of sending the application leaves it as it was, and one repeat completes it', {
    tags: ['slow'],
  }, async () => {
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
