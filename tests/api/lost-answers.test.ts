/** @module-tag slow */
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { UpdateNewsInputSchema, UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addAward } from '../../functions/src/faculty/records/add-records.ts'
import { updateFacultyDetails } from '../../functions/src/faculty/update-faculty-details.ts'
import { sweepNewsFiles } from '../../functions/src/news/sweep-news-files.ts'
import { updateNews } from '../../functions/src/news/update-news.ts'
import { uploadNews } from '../../functions/src/news/upload-news.ts'
import { foundCollege, outcome, uploadedPdf } from '../support/own-college.ts'

const college = await foundCollege()
const pdf = await uploadedPdf()
afterEach(() => {
  vi.restoreAllMocks()
})

const fieldOf = async (path: string, field: string) =>
  String((await college.firestore.doc(path).get()).get(field))

/**
 * Commits the next change but loses the answer: the library retries and conflicts with its own commit. The change is recognised
 * by its audit entry, because public copies of an earlier one may still be written.
 */
function loseAnswer(code: number) {
  const batches = Object.getPrototypeOf(college.firestore.batch()) as WriteBatch
  const { commit, create } = batches
  const changes = new WeakSet<WriteBatch>()
  let isLost = false
  vi.spyOn(batches, 'create').mockImplementation(function (
    this: WriteBatch,
    document: DocumentReference,
    data: unknown,
  ) {
    if (document.parent.id === collectionPaths.audit) changes.add(this)
    return create.call(this, document, data as object)
  } as typeof create)
  vi.spyOn(batches, 'commit').mockImplementation(async function (this: WriteBatch) {
    const written = await commit.call(this)
    if (isLost || !changes.has(this)) return written
    isLost = true
    throw Object.assign(new Error('The document is not as it was read.'), { code })
  })
}

describe('Where the answer to a commit is lost on the way', () => {
  it('an alumnus keeps the photos that they were given', async () => {
    const id = await college.register()
    await college.setStatus(id, true)
    loseAnswer(9)
    expect(await outcome(college.update(id, { version: 2 }, true))).toBe('changed-meanwhile')
    expect(await college.alumnus(id)).toMatchObject({ version: 3 })
    expect(await college.photos()).toEqual(expect.arrayContaining(await college.namedPhotos()))
  })

  it('a teacher keeps the resume that they sent', async () => {
    const email = await college.addTeacher('lost-resume')
    loseAnswer(9)
    const body = UpdateFacultyInputSchema.parse({ email, version: '0' })
    const sent = updateFacultyDetails({ params: undefined, body, files: { resume: pdf } }, college.context())
    expect(await outcome(sent)).toBe('changed-meanwhile')
    const name = await fieldOf(documentPaths.faculty('lost-resume'), 'resume')
    expect(await college.isStored(storagePaths.resume('lost-resume', name))).toBe(true)
  })

  it('a teacher has the record that they added, once', async () => {
    await college.addTeacher('lost-award')
    loseAnswer(6)
    const body = { title: 'Best paper', year: '2020', organization: 'A society' }
    const { id } = await addAward(
      { params: undefined, body, files: {} },
      college.context('lost-award', 'faculty'),
    )
    const { docs } = await college.firestore
      .collection(documentPaths.facultyRecords('lost-award', 'awards'))
      .get()
    expect(docs.map((award) => award.id)).toEqual([id])
  })

  it('a notice keeps its new file, and what a fault leaves besides is swept after a day', async () => {
    const body = UploadNewsInputSchema.parse({ title: 'Timetable' })
    const { item } = await uploadNews({ params: undefined, body, files: { myfile: pdf } }, college.context())
    loseAnswer(9)
    const change = UpdateNewsInputSchema.parse({ title: 'Timetable, again', version: '1' })
    const changed = updateNews(
      { params: { id: item.Id }, body: change, files: { myfile: pdf } },
      college.context(),
    )
    expect(await outcome(changed)).toBe('changed-meanwhile')
    const named = storagePaths.noticeFile(item.Id, await fieldOf(documentPaths.news(item.Id), 'file.name'))
    expect(await college.isStored(named)).toBe(true)

    const old = storagePaths.noticeFile(item.Id, 'paper.pdf')
    expect(await college.isStored(old)).toBe(true)
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
    expect(await sweepNewsFiles(college.firebase, inHours(23))).toBe(0)
    expect(await sweepNewsFiles(college.firebase, inHours(25))).toBe(1)
    expect([await college.isStored(named), await college.isStored(old)]).toEqual([true, false])
  })
})
