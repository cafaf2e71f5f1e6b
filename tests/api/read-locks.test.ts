/** @module-tag slow */
import { documentPaths } from '@prangan/contract/paths'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import { UpdateNewsInputSchema, UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import { WriteBatch } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { readMember } from '../../functions/src/faculty/faculty-store.ts'
import { addAward } from '../../functions/src/faculty/records/add-records.ts'
import { deleteAward } from '../../functions/src/faculty/records/delete-records.ts'
import { toggleVisibility } from '../../functions/src/faculty/toggle-visibility.ts'
import { updateFacultyDetails } from '../../functions/src/faculty/update-faculty-details.ts'
import { changePublic } from '../../functions/src/lib/public-copies.ts'
import { deleteNews } from '../../functions/src/news/delete-news.ts'
import { updateNews } from '../../functions/src/news/update-news.ts'
import { uploadNews } from '../../functions/src/news/upload-news.ts'
import { despiteLocks } from '../support/hostile/read-lock.ts'
import { foundCollege } from '../support/own-college.ts'

const college = await foundCollege()
const projectId = college.bucket.name.replace('.appspot.com', '')

const dataAt = async (path: string) => (await college.firestore.doc(path).get()).data()
const publish = (title: string) =>
  uploadNews(
    { params: undefined, body: UploadNewsInputSchema.parse({ title }), files: {} },
    college.context(),
  )
const published = async (title: string) => (await publish(title)).item.Id
const titles = async () =>
  ((await dataAt(documentPaths.currentNotices))?.news ?? []).map((item: { title: string }) => item.title)

const despite = <Value>(paths: string[], change: () => Promise<Value>) =>
  despiteLocks(college.firebase, { projectId, paths }, change)

/** Holds up the nth batch from now, as a lock would; the returned function releases it and waits for its end. */
function holdUpBatch(nth: number): () => Promise<void> {
  const { commit } = WriteBatch.prototype
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let held: Promise<unknown> | undefined
  let count = 0
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
    count += 1
    if (count !== nth) return commit.call(this)
    const late = released.then(() => commit.call(this))
    held = late.catch(() => undefined)
    return late
  })
  return async () => {
    vi.restoreAllMocks()
    release()
    await held
  }
}

// Each change waits up to five seconds for its public copies.
describe('While a stranger keeps the public documents locked', { timeout: 240_000 }, () => {
  it('the office publishes a notice, and the site follows', async () => {
    await publish('An older notice')
    const id = await despite([documentPaths.currentNotices], () => published('Results'))
    expect(await titles()).toContain('Results')
    expect(await dataAt(documentPaths.news(id))).toMatchObject({ title: 'Results' })
  })

  it('the office changes and deletes a notice, and the site follows', { tags: ['slow'] }, async () => {
    const { currentNotices } = documentPaths
    const id = await published('Results are out')

    const body = UpdateNewsInputSchema.parse({ title: 'Results are final', version: '1' })
    const again = { ...body, title: 'Results are final, with marks', version: '2' }
    await despite([currentNotices, documentPaths.news(id)], async () => {
      await updateNews({ params: { id }, body, files: {} }, college.context())
      // The second change sees the first, although no public document shows it yet.
      await updateNews({ params: { id }, body: again, files: {} }, college.context())
    })
    expect(await titles()).toContain('Results are final, with marks')
    expect(await dataAt(documentPaths.news(id))).toMatchObject({ title: again.title, version: 3 })

    await despite([currentNotices, documentPaths.news(id)], () =>
      deleteNews({ params: { id }, body: undefined, files: {} }, college.context()),
    )
    expect(await titles()).not.toContain('Results are final, with marks')
    expect(await dataAt(documentPaths.news(id))).toBeUndefined()
  })

  it('the office removes a teacher and restores them, with their records', { tags: ['slow'] }, async () => {
    const uid = 'locked-teacher'
    const email = await college.addTeacher(uid)
    const body = { title: 'Best paper', year: '2020', organization: 'A society' }
    const { id } = await addAward({ params: undefined, body, files: {} }, college.context(uid, 'faculty'))
    const award = `${documentPaths.facultyRecords(uid, 'awards')}/${id}`
    const shown = async () =>
      [await dataAt(documentPaths.faculty(uid)), await dataAt(award)].map((data) => data?.isRemoved)
    const setRemoved = async (isRemoved: boolean) => {
      await toggleVisibility({ params: { email }, body: { isRemoved }, files: {} }, college.context())
      expect(await readMember(college.firestore, uid)).toMatchObject({ isRemoved })
    }
    const locked = [documentPaths.faculty(uid), award]
    await despite(locked, () => setRemoved(true))
    expect(await shown()).toEqual([true, true])
    // Nobody can lock what is not shown, so a stranger's lock dates from before the removal.
    await setRemoved(false)
    await despite(locked, async () => {
      await setRemoved(true)
      await setRemoved(false)
    })
    expect(await shown()).toEqual([false, false])
  })

  it('what is changed and changed back stays so, though the first change is copied last', async () => {
    const path = documentPaths.news('changed-back')
    const change = (title: string) =>
      changePublic(college.firestore, 'changed-back', [path], async () => ({
        batch: college.firestore.batch(),
        copies: [{ path, kind: 'set', data: { title } }],
        value: undefined,
      }))
    await change('A')
    // The second batch writes the public copies.
    const letGo = holdUpBatch(2)
    await change('B')
    await change('A')
    await letGo()
    expect(await dataAt(path)).toEqual({ title: 'A' })
  })

  it('a teacher edits their profile, adds a record and deletes it', { tags: ['slow'] }, async () => {
    const uid = 'editing-teacher'
    const email = await college.addTeacher(uid)
    const own = college.context(uid, 'faculty')
    const id = await despite([documentPaths.faculty(uid)], async () => {
      const form = UpdateFacultyInputSchema.parse({ email, phone: '9415000001', version: '0' })
      await updateFacultyDetails({ params: undefined, body: form, files: {} }, college.context())
      const body = { title: 'Gold medal', year: '2021', organization: 'A club' }
      return (await addAward({ params: undefined, body, files: {} }, own)).id
    })
    const award = `${documentPaths.facultyRecords(uid, 'awards')}/${id}`
    expect(await dataAt(documentPaths.faculty(uid))).toMatchObject({ phone: '9415000001', version: 1 })
    expect(await dataAt(award)).toMatchObject({ award: 'Gold medal' })

    await despite([award], () => deleteAward({ params: { id }, body: undefined, files: {} }, own))
    expect(await dataAt(award)).toBeUndefined()
  })

  it('the office verifies an alumnus and deletes them', { tags: ['slow'] }, async () => {
    const id = await college.register()
    await despite([documentPaths.verifiedAlumnus(id)], () => college.setStatus(id, true))
    expect(await college.shown(id)).toBeDefined()
    await despite([documentPaths.verifiedAlumnus(id)], () => college.remove(id))
    expect(await college.shown(id)).toBeUndefined()
    expect(await college.alumnus(id)).toBeUndefined()
  })
})
