import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll } from 'vitest'
import { backUp } from '../../operations/src/backup/back-up.ts'
import type { StoredFile } from '../../operations/src/backup/files.ts'
import {
  checkTarget,
  type OpenBackup,
  openBackup,
  restoreBackup,
} from '../../operations/src/backup/restore-backup.ts'
import type { Target } from '../../operations/src/backup/target.ts'
import { newProject, type OwnProject } from './backups.ts'

/** Fills a project and backs it up once, because deriving a key is slow on purpose. */
export function useBackup() {
  const college = newProject()
  let folder: string
  let opened: OpenBackup
  beforeAll(async () => {
    await fill(college)
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    await backUp(college.target, folder, passphrase)
    opened = await openFrom(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  return {
    college,
    get folder() {
      return folder
    },
    get opened() {
      return opened
    },
    async restore(target: Target, backup = opened, options = { withoutMail: false }): Promise<void> {
      await restoreBackup(backup, target, await checkTarget(target, opened), options)
    },
    async withCopy(test: (copy: string) => Promise<void>): Promise<void> {
      const copy = await mkdtemp(join(tmpdir(), 'backup-'))
      try {
        await cp(folder, copy, { recursive: true })
        await test(copy)
      } finally {
        await rm(copy, { recursive: true, force: true })
      }
    },
  }
}

export const passphrase = 'कमल four unusual words'

export const openFrom = (from: string, words = passphrase) => openBackup(from, async () => words)

async function fill({ firestore, auth, target }: OwnProject): Promise<void> {
  const news = firestore.doc(documentPaths.news('one'))
  await news.set({
    nothing: null,
    flags: [true, false],
    whole: 7,
    fraction: 0.1,
    notANumber: Number.NaN,
    endless: -Infinity,
    text: 'विज्ञप्ति “one”\n\u0000',
    at: new Timestamp(1_790_000_000, 123_456_000),
    bytes: randomBytes(300),
    place: new GeoPoint(26.45, -80.33),
    about: firestore.doc(documentPaths.alumnus('asha')),
    nested: { list: [{ deep: { references: [news] } }], empty: {}, none: [] },
    '`odd`.field name': 1,
  })
  // This document is three levels deep, below a document that does not exist.
  await firestore.doc(documentPaths.pageVersion('gone', 1)).set({ number: 1 })
  await firestore.doc(`${documentPaths.pageVersion('gone', 1)}/notes/a`).set({})
  await firestore.doc(`${collectionPaths.mail}/waiting`).set({ kind: 'feedback', to: 'office@college.test' })
  const many = firestore.bulkWriter()
  for (let index = 0; index < 450; index += 1)
    many.set(firestore.doc(documentPaths.alumnus(`a${index}`)), { name: `Alumnus ${index}`, year: index })
  await many.close()

  const save = (name: string, content: Buffer | string, metadata: Omit<StoredFile, 'name'>) =>
    target.bucket.file(name).save(content, { resumable: false, metadata })
  await save('media/gate.webp', 'a picture', {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=60',
    metadata: { visibility: 'public' },
  })
  await save('files/one/syllabus हिन्दी.pdf', randomBytes(3_000_000), { contentType: 'application/pdf' })
  await save('library/zipped', gzipSync('text'), { contentType: 'text/plain', contentEncoding: 'gzip' })
  await save('library/nothing', '', { contentType: 'text/plain' })
  for (let index = 0; index < 12; index += 1)
    await save(`alumni_photos/${index}`, `photo ${index}`, { contentType: 'image/jpeg' })

  const { uid } = await auth.createUser({
    email: 'asha@college.test',
    password: 'Lotus#2026',
    displayName: 'आशा वर्मा',
    emailVerified: true,
  })
  await auth.setCustomUserClaims(uid, { role: 'admin' })
  await auth.createUser({ email: 'gone@college.test', password: 'Lotus#2027', disabled: true })
  await auth.createUser({ uid: 'without-password', email: 'new@college.test' })
}
