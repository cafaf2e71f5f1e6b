import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportSite } from '../../functions/src/site/transfer/export-site.ts'
import { importFolder, isEdited } from '../../functions/src/site/transfer/import-folder.ts'
import { call, json } from '../support/call.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite, paragraph, textAt } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, tokenOf } from './teachers.ts'

const app = useOwnApp({ ownBucket: true })
let firestore: Firestore
let folder: string
let admin: string
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  admin = await tokenOf(await makePerson(app, 'admin'))
  const teacher = await makeTeacher(app)
  await call('PUT /admin/pages/fees/owners', {
    token: admin,
    ...json({ owners: [teacher.uid], ownersPublish: false }),
  })
  for (const words of ['Paid in August.', 'Paid in September.']) {
    const { latest } = (await firestore.doc(documentPaths.page('fees')).get()).data() ?? {}
    const blocks = { b1: { value: paragraph('b1', words), rev: 0 } }
    await call('PUT /admin/pages/fees/draft', { token: admin, ...json({ base: latest, blocks }) })
    if (latest === 0)
      await call('POST /admin/pages/fees/publish', { token: admin, ...json({ base: 0, note: '', at: '' }) })
  }
  const bucket = await app.bucket()
  const picture = bucket.file(storagePaths.media('gate.webp'))
  await picture.save('a picture', {
    resumable: false,
    metadata: { contentType: 'image/webp', metadata: { visibility: 'public' } },
  })
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  await exportSite(app, folder, new Date())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns a site's documents by path, without what differs: the revision, and owners who are staff elsewhere. */
async function contentsOf(database: Firestore) {
  const found: Record<string, unknown> = {}
  for (const name of ['site', 'pages', 'media', 'library']) {
    for (const document of (await database.collection(name).get()).docs) {
      found[document.ref.path] = { ...document.data(), revision: 0, owners: [] }
      for (const below of await document.ref.listCollections())
        for (const part of (await below.get()).docs) found[part.ref.path] = part.data()
    }
  }
  return found
}

function otherCollege() {
  const { projectId, ...shared } = connectOwnDatabase()
  const bucket = async () => (await app.bucket()).storage.bucket(projectId)
  return { ...shared, bucket }
}

describe('An exported site', () => {
  it('is the same in another project: pages, versions, drafts, settings and files', async () => {
    const other = otherCollege()
    const there = await other.firestore()
    expect(await importFolder(other, folder, new Date())).toMatchObject({ files: 1 })
    const before = await contentsOf(firestore)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'pages/fees/versions/1',
        'pages/fees/drafts/current',
        'pages/frame/versions/0',
      ]),
    )
    expect(await contentsOf(there)).toEqual(before)
    expect(await textAt(other, '/fees')).toContain('Paid in August.')
    const file = (await other.bucket()).file(storagePaths.media('gate.webp'))
    const [[bytes], [metadata]] = await Promise.all([file.download(), file.getMetadata()])
    expect([`${bytes}`, metadata.contentType, metadata.metadata?.visibility]).toEqual([
      'a picture',
      'image/webp',
      'public',
    ])
    expect((await there.doc(documentPaths.page('fees')).get()).get('owners')).toEqual([])
    expect((await there.doc(documentPaths.currentNotices).get()).get('siteRevision')).toBe(1)
  })

  it('replaces another site whole, and can be imported twice', { tags: ['slow'] }, async () => {
    const other = otherCollege()
    const there = await other.firestore()
    await loadSmallSite(there)
    expect(await isEdited(there)).toBe(false)
    const fees = there.doc(documentPaths.page('fees'))
    await fees.update({ state: 'down', version: 2 })
    expect(await isEdited(there), 'a page was taken down').toBe(true)
    await fees.update({ state: 'published', version: 1 })
    const theirs = documentPaths.page('theirs')
    await there.doc(theirs).set({ latest: 3, hasDraft: false })
    await there.doc(`${theirs}/versions/3`).set({ number: 3 })
    expect(await isEdited(there)).toBe(true)
    const deleted = there.doc(documentPaths.deletedDocument('theirs'))
    await deleted.set({ slug: 'theirs' })
    const gate = (await other.bucket()).file(storagePaths.media('gate.webp'))
    await gate.save('a picture', { resumable: false, metadata: { metadata: { visibility: 'hidden' } } })
    await importFolder(other, folder, new Date())
    await importFolder(other, folder, new Date())
    expect(await contentsOf(there)).toEqual(await contentsOf(firestore))
    expect((await deleted.get()).exists).toBe(false)
    const [{ metadata }] = await gate.getMetadata()
    expect(metadata?.visibility, 'it had been deleted there').toBe('public')
  })

  it.each([
    ['a document of another collection', 'pages/fees.json', '[{ "path": "staff/me", "data": {} }]'],
    ['a document above its folder', 'pages/fees.json', '[{ "path": "pages/../staff/me", "data": {} }]'],
    ['a page that is none', 'pages/fees.json', '[{ "path": "pages/fees", "data": {} }]'],
    ['another format', 'site.json', '{ "format": 2 }'],
    [
      'a file from elsewhere',
      'site.json',
      (text: string) => text.replace('media/gate.webp', 'media/../../../etc/passwd'),
    ],
  ])('is refused, before anything is written, with %s', async (_, name, content) => {
    const other = otherCollege()
    const path = join(folder, name)
    const whole = await readFile(path, 'utf8')
    await writeFile(path, typeof content === 'string' ? content : content(whole))
    await expect(importFolder(other, folder, new Date())).rejects.toThrow(name)
    await writeFile(path, whole)
    expect(await (await other.firestore()).listCollections()).toEqual([])
  })
})
