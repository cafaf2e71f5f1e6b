import { type BinKind, binKindNames } from '@prangan/contract/bin'
import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import { UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import { storagePaths } from '@prangan/contract/storage-paths'
import { describe, expect, it } from 'vitest'
import { emptyBin, purgeEntry } from '../../functions/src/bin/empty-bin.ts'
import { deleteNews } from '../../functions/src/news/delete-news.ts'
import { uploadNews } from '../../functions/src/news/upload-news.ts'
import { call, json, signIn, signUpWithoutRole } from '../support/call.ts'
import { clerk, foundCollege, outcome, uploadedPdf } from '../support/own-college.ts'

/** A project of its own, since the bin of the suite has other tests' documents. */
const college = await foundCollege()
const pdf = await uploadedPdf()

async function rejected(): Promise<string> {
  const id = await college.register()
  await college.remove(id)
  return id
}

async function deletedNotice(): Promise<string> {
  const body = UploadNewsInputSchema.parse({ title: 'Timetable' })
  const { item } = await uploadNews({ params: undefined, body, files: { myfile: pdf } }, college.context())
  await deleteNews({ params: { id: item.Id }, body: undefined, files: {} }, college.context())
  return item.Id
}

const binned = async (path: string) => (await college.firestore.doc(path).get()).data()
const alumnusInBin = (id: string) => binned(documentPaths.deletedAlumnus(id))

const contextOf = (role: Role, grants: string[]) => {
  const context = college.context('somebody', role)
  return { ...context, caller: { ...context.caller, grants } }
}
const empty = (kinds: BinKind[], until: Date, context = contextOf('admin', [])) =>
  emptyBin({ params: undefined, body: { kinds, until: until.toISOString() }, files: {} }, context)

describe('The bin', () => {
  it('is emptied of the chosen kinds as they were seen, with their files, and of nothing deleted later', async () => {
    const first = await rejected()
    const notice = await deletedNotice()
    const second = await rejected()
    const seen = await alumnusInBin(first)
    expect(await empty(['alumni'], seen?.deletedAt.toDate())).toMatchObject({ deleted: 1 })
    expect([
      await alumnusInBin(first),
      await college.isStored(storagePaths.alumniPhoto(seen?.photo)),
    ]).toEqual([undefined, false])
    const [last] = (await college.audit(first)).slice(-1)
    expect(last).toMatchObject({ action: 'alumnus deleted for ever', actor: clerk })
    const later = await alumnusInBin(second)
    expect(await college.isStored(storagePaths.alumniPhoto(later?.photo))).toBe(true)
    expect(await binned(documentPaths.deletedNotice(notice))).toBeDefined()

    expect(await empty(binKindNames, new Date())).toMatchObject({ deleted: 2 })
    const left = await Promise.all(
      [collectionPaths.alumniBin, collectionPaths.newsBin].map((name) =>
        college.firestore.collection(name).count().get(),
      ),
    )
    expect(left.map((count) => count.data().count)).toEqual([0, 0])
    expect(await college.isStored(storagePaths.noticeFile(notice, pdf.name))).toBe(false)
  })

  it('keeps what somebody may not read, although they may empty the rest of it', async () => {
    const id = await rejected()
    const person = contextOf('faculty', ['bin:empty'])
    expect(await outcome(empty(['alumni'], new Date(), person))).toBe('not-allowed')
    const purge = purgeEntry({ params: { kind: 'alumni', id }, body: undefined, files: {} }, person)
    expect(await outcome(purge)).toBe('not-allowed')
    expect(await alumnusInBin(id)).toBeDefined()
  })

  const nothing = json({ kinds: binKindNames, until: '1900-01-01T00:00:00.000Z' })

  it('is emptied by an admin, but by no teacher, no stranger and nobody who is not signed in', async () => {
    const [admin, teacher, stranger] = await Promise.all([
      signIn('admin'),
      signIn('teacher'),
      signUpWithoutRole(),
    ])
    const statusFor = async (token?: string) =>
      (await call('POST /admin/bin/empty', { ...nothing, ...(token && { token }) })).status
    expect([await statusFor(admin), await statusFor(teacher), await statusFor(stranger)]).toEqual([
      200, 403, 403,
    ])
    expect(await statusFor()).toBe(401)
  })

  it('is not emptied of a kind that it does not have, or of no kind', async () => {
    const token = await signIn('admin')
    for (const kinds of [['teachers'], []]) {
      const sent = json({ kinds, until: '1900-01-01T00:00:00.000Z' })
      expect((await call('POST /admin/bin/empty', { token, ...sent })).status).toBe(400)
    }
    const { status } = await call('DELETE /admin/bin/teachers/asha', { token })
    expect(status).toBe(errors['bad-id'][0])
  })
})
