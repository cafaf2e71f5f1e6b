/** @module-tag slow */
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import { storagePaths } from '@prangan/contract/storage-paths'
import { describe, expect, it } from 'vitest'
import { purgeEntry } from '../../functions/src/bin/empty-bin.ts'
import { Failure } from '../../functions/src/lib/failure.ts'
import { prepareNotice } from '../../functions/src/news/approval/prepare-notice.ts'
import { sweepNewsBin } from '../../functions/src/news/bin/news-bin-store.ts'
import { restoreNotice } from '../../functions/src/news/bin/restore-notice.ts'
import { deleteNews } from '../../functions/src/news/delete-news.ts'
import { dropNewsFile } from '../../functions/src/news/news-file.ts'
import { sweepNewsFiles } from '../../functions/src/news/sweep-news-files.ts'
import { uploadNews } from '../../functions/src/news/upload-news.ts'
import { foundCollege, outcome, uploadedPdf } from '../support/own-college.ts'

const college = await foundCollege()
const pdf = await uploadedPdf()

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
const whenDue = () => new Date(Date.now() + limits.binLifetime)

async function deletedNotice() {
  const body = UploadNewsInputSchema.parse({ title: 'Timetable' })
  const { item } = await uploadNews({ params: undefined, body, files: { myfile: pdf } }, college.context())
  const of = { params: { id: item.Id }, body: undefined, files: {} }
  await deleteNews(of, college.context())
  return {
    id: item.Id,
    file: storagePaths.noticeFile(item.Id, pdf.name),
    restore: () => restoreNotice(of, college.context()),
    purge: () => purgeEntry({ ...of, params: { kind: 'notices', id: item.Id } }, college.context()),
  }
}

const isThere = async (path: string) => (await college.firestore.doc(path).get()).exists

async function readsLater(count: number, act: () => Promise<unknown>): Promise<unknown> {
  for (let read = 0; read < count; read += 1) await isThere(documentPaths.currentNotices)
  return act()
}

describe('The file of a notice that waits for approval', () => {
  it('is left alone by the sweep for files that no notice names', async () => {
    const body = UploadNewsInputSchema.parse({ title: 'Fee date' })
    const { id } = await prepareNotice({ params: undefined, body, files: { myfile: pdf } }, college.context())
    const file = storagePaths.noticeFile(id, pdf.name)
    expect(await sweepNewsFiles(college.firebase, inHours(25))).toBe(0)
    expect(await college.isStored(file)).toBe(true)
    await college.firestore.doc(documentPaths.preparedNotice(id)).delete()
    expect(await sweepNewsFiles(college.firebase, inHours(25))).toBe(1)
  })
})

describe('The file of a notice in the bin', () => {
  it('is left alone by the sweep for files that no notice names, and removed where the notice is gone', async () => {
    const { id, file } = await deletedNotice()
    expect(await sweepNewsFiles(college.firebase, inHours(25))).toBe(0)
    expect(await college.isStored(file)).toBe(true)
    await college.firestore.doc(documentPaths.deletedNotice(id)).delete()
    expect(await sweepNewsFiles(college.firebase, inHours(25))).toBe(1)
    expect(await college.isStored(file)).toBe(false)
  })

  it('stays where an edit that had stored it is refused because the notice was deleted meanwhile', async () => {
    const { id, file } = await deletedNotice()
    const stored = { name: pdf.name, contentType: 'application/pdf', size: pdf.bytes.length }
    await dropNewsFile(college.firebase, id, stored, new Failure('no-such-notice'))
    expect(await college.isStored(file)).toBe(true)
    await college.firestore.doc(documentPaths.deletedNotice(id)).delete()
    await dropNewsFile(college.firebase, id, stored, new Failure('no-such-notice'))
    expect(await college.isStored(file)).toBe(false)
  })
})

describe('Notices in the bin that are restored, permanently deleted and swept at the same moment', () => {
  /** A restore takes the longest, so the others start some reads later, at a different distance in each round. */
  async function race(rounds: number) {
    for (let round = 0; round < rounds; round += 1) {
      const { id, file, restore, purge } = await deletedNotice()
      const { firebase } = college
      const [restored, purged] = await Promise.all([
        outcome(restore()),
        outcome(readsLater(round % 5, purge)),
        outcome(readsLater((round + 2) % 5, () => sweepNewsBin(firebase, whenDue()))),
      ])
      const isRestored = restored === 'done'
      if (isRestored) expect(purged).toBe('not-in-bin')
      const there = [await isThere(documentPaths.news(id)), await college.isStored(file)]
      expect([...there, await isThere(documentPaths.deletedNotice(id))]).toEqual([
        isRestored,
        isRestored,
        false,
      ])
    }
  }

  it('are there with their file, or gone with it', () => race(2))

  it('are all there with their file, or all gone with it', { tags: ['slow'] }, () => race(15))
})
