import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { schemaVersion } from '@prangan/contract/schema-version'
import { describe, expect, it } from 'vitest'
import { backUp, recordBackup } from '../../operations/src/backup/back-up.ts'
import { checkParts, partNames } from '../../operations/src/backup/manifest.ts'
import { checkTarget, describePlan, restoreBackup } from '../../operations/src/backup/restore-backup.ts'
import { connectSuite, type Target } from '../../operations/src/backup/target.ts'
import { everythingIn, newProject, type OwnProject, signInTo, wipe } from '../support/backups.ts'
import { sampled } from '../support/sample.ts'
import { logins } from '../support/suite.ts'
import { openFrom, passphrase, useBackup } from '../support/use-backup.ts'

const withMail = { withoutMail: false }
const backup = useBackup()
const { college, restore, withCopy } = backup

describe('A site that is backed up', () => {
  it('is the same after a restore: each document, file and account, and people sign in with their passwords', async () => {
    const before = await everythingIn(college.target)
    const other = newProject()
    await restore(other.target)
    expect(await everythingIn(other.target)).toEqual(before)
    expect(Object.keys(before.documents)).toHaveLength(454)
    expect(Object.keys(before.files)).toHaveLength(16)
    const { uid } = await college.auth.getUserByEmail('asha@college.test')
    expect(await signInTo(other.target, 'asha@college.test', 'Lotus#2026')).toBe(uid)
    expect(await signInTo(other.target, 'asha@college.test', 'Lotus#2027')).not.toBe(uid)
    expect(await signInTo(other.target, 'gone@college.test', 'Lotus#2027')).toContain('USER_DISABLED')
    expect((await other.auth.getUser(uid)).customClaims).toEqual({ role: 'admin' })
    const about = (await other.firestore.doc(documentPaths.news('one')).get()).get('about')
    expect(about.isEqual(other.firestore.doc(documentPaths.alumnus('asha')))).toBe(true)
  })

  it('can be restored where it was, after everything was deleted', { tags: ['slow'] }, async () => {
    const { target, firestore, auth } = newProject()
    await firestore.doc(documentPaths.news('one')).set({ title: 'Open' })
    await auth.createUser({ uid: 'asha', email: 'asha@college.test', password: 'Lotus#2026' })
    await target.bucket.file('files/one').save('a file', { resumable: false })
    const before = await everythingIn(target)
    await withCopy(async (copy) => {
      const to = join(copy, 'another')
      await backUp(target, to, passphrase)
      await wipe(target)
      expect(await everythingIn(target)).toEqual({ documents: {}, files: {}, accounts: {} })
      await restore(target, await openFrom(to))
    })
    expect(await everythingIn(target)).toEqual(before)
    expect(await signInTo(target, 'asha@college.test', 'Lotus#2026')).toBe('asha')
  })

  it('is a few files that tell nothing of a person without the passphrase', async () => {
    const manifest = JSON.parse(await readFile(join(backup.folder, 'manifest.json'), 'utf8'))
    expect(manifest).toMatchObject({
      software: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      schema: schemaVersion,
      project: college.target.projectId,
      counts: { documents: 454, files: 16, accounts: 3 },
      collections: { alumni: 450, news: 1, mail: 1, 'pages/*/versions': 1, 'pages/*/versions/*/notes': 1 },
    })
    for (const name of ['manifest.json', ...partNames]) {
      const bytes = await readFile(join(backup.folder, name))
      for (const secret of ['college.test', 'Alumnus', 'photo 1', 'syllabus'])
        expect(bytes.includes(secret)).toBe(false)
      expect((await stat(join(backup.folder, name))).mode & 0o077).toBe(0)
    }
  })

  it('is the same after a restore with all that the demo college has', { tags: ['slow'] }, async () => {
    const copy = newProject()
    await withCopy(async (folders) => {
      const [first, second] = [join(folders, 'first'), join(folders, 'second')]
      // Backs up a copy of the college, because other tests change the college itself.
      await backUp(connectSuite('demo-prangan'), first, passphrase)
      await restore(copy.target, await openFrom(first))
      const before = await everythingIn(copy.target)
      expect(Object.keys(before.documents).length).toBeGreaterThan(100)
      await backUp(copy.target, second, passphrase)
      await wipe(copy.target)
      await restore(copy.target, await openFrom(second))
      expect(await everythingIn(copy.target)).toEqual(before)
    })
    const { uname, psw } = logins.admin
    const { uid } = await copy.auth.getUserByEmail(uname)
    expect(await signInTo(copy.target, uname, psw)).toBe(uid)
  })

  it('has the time of its last backup, which the desk shows', async () => {
    const { target, firestore } = newProject()
    await recordBackup(target, JSON.parse(await readFile(join(backup.folder, 'manifest.json'), 'utf8')))
    const { at, documents } = (await firestore.doc(documentPaths.lastBackup).get()).data() ?? {}
    expect([at.toMillis() <= Date.now(), documents]).toEqual([true, 454])
  })
})

describe('A restore', () => {
  it('says before what it would write, and what happens to mails that waited', async () => {
    const { target } = newProject()
    const plan = describePlan(backup.opened, target, await checkTarget(target, backup.opened), withMail).join(
      '\n',
    )
    expect(plan).toContain('454 documents')
    expect(plan).toContain('450  alumni')
    expect(plan).toContain('send the 1 mails that waited')
    const toGoogle = describePlan(backup.opened, { ...target, isLocal: false }, 'empty', withMail).join('\n')
    expect(toGoogle).toContain('Passwords do not work there')
    expect(await everythingIn(target)).toEqual({ documents: {}, files: {}, accounts: {} })
  })

  it('leaves out the mails that waited, for a copy of the site', { tags: ['slow'] }, async () => {
    const { target, firestore } = newProject()
    await restore(target, backup.opened, { withoutMail: true })
    expect((await firestore.collection(collectionPaths.mail).get()).size).toBe(0)
    expect((await firestore.collection(collectionPaths.alumni).get()).size).toBe(450)
  })

  it('that was broken off goes on when it is run again, and then refuses to run once more', {
    tags: ['slow'],
  }, async () => {
    const { target } = newProject()
    let written = 0
    const failing: Target = {
      ...target,
      google: {
        ...target.google,
        post: async <Answer>(...args: Parameters<Target['google']['post']>) => {
          written += 1
          if (written > 4) throw new Error('broken off')
          return target.google.post<Answer>(...args)
        },
      },
    }
    await expect(restoreBackup(backup.opened, failing, 'empty', withMail)).rejects.toThrow('broken off')
    const half = await everythingIn(target)
    expect(Object.keys(half.documents).length).toBeLessThan(454)
    expect(await checkTarget(target, backup.opened)).toBe('broken off')
    await restore(target)
    expect(await everythingIn(target)).toEqual(await everythingIn(college.target))
    await expect(checkTarget(target, backup.opened)).rejects.toThrow(/is not empty/)
  })

  it('goes on in no project where another backup was broken off', async () => {
    const { target, firestore } = newProject()
    await firestore.doc(documentPaths.restoreUnderWay).set({ backup: 'of another' })
    await firestore.doc(documentPaths.news('one')).set({ title: 'Open' })
    await expect(checkTarget(target, backup.opened)).rejects.toThrow('documents (news)')
  })

  it.each([
    [
      'a document',
      ({ firestore }: OwnProject) => firestore.doc(documentPaths.pageVersion('gone', 1)).set({}),
      'documents (pages)',
    ],
    ['an account', ({ auth }: OwnProject) => auth.createUser({ email: 'first@college.test' }), 'accounts'],
    [
      'a file',
      ({ target }: OwnProject) => target.bucket.file('files/a').save('a', { resumable: false }),
      'files',
    ],
  ])('refuses a project that has but %s', async (_, put, what) => {
    const own = newProject()
    await put(own)
    await expect(checkTarget(own.target, backup.opened)).rejects.toThrow(
      `is not empty, it has ${what}: a restore writes only`,
    )
  })

  it('takes a project for empty that has only what functions and visits write', async () => {
    const { target, firestore } = newProject()
    await firestore.doc(documentPaths.officeCounts).set({ openInquiries: 0 })
    await firestore.doc(documentPaths.scheduledRun('sweep')).set({ failed: [] })
    await firestore.doc(documentPaths.currentNotices).set({ items: [] })
    await firestore.doc(documentPaths.rateLimit('one')).set({ turns: [] })
    expect(await checkTarget(target, backup.opened)).toBe('empty')
  })

  it('refuses a wrong passphrase', { tags: ['slow'] }, async () => {
    await expect(openFrom(backup.folder, 'four other words')).rejects.toThrow(
      'This is not the passphrase of this backup.',
    )
  })

  for (const [at, name] of partNames.entries())
    it(`refuses a backup whose ${name} is damaged, cut off or missing`, { tags: sampled(at, 3) }, () =>
      withCopy((copy) => isRefused(copy, name)),
    )

  async function isRefused(copy: string, name: string) {
    const path = join(copy, name)
    const check = () => checkParts(copy, backup.opened.manifest, () => undefined)
    const whole = await readFile(path)
    await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]))
    await expect(check()).rejects.toThrow(`${name} is damaged`)
    await writeFile(path, whole.subarray(0, -1))
    await expect(check()).rejects.toThrow(`${name} is damaged`)
    await writeFile(path, whole)
    await check()
    await rm(path)
    await expect(check()).rejects.toThrow(`${name} is missing`)
  }

  it.each([
    [
      'counts that were changed',
      (text: string) => text.replace('"files": 16', '"files": 17'),
      'manifest.json is damaged',
    ],
    ['half a manifest', (text: string) => text.slice(0, 200), 'manifest.json is damaged'],
    ['a format of the future', (text: string) => text.replace('"format": 1', '"format": 2'), 'the format 2'],
    [
      'a schema of the future',
      (text: string) => text.replace('"schema": 1', '"schema": 99'),
      'by the newer version',
    ],
  ])('refuses a backup with %s', async (_, change, message) => {
    await withCopy(async (copy) => {
      const path = join(copy, 'manifest.json')
      await writeFile(path, change(await readFile(path, 'utf8')))
      await expect(openFrom(copy)).rejects.toThrow(message)
    })
  })

  it('refuses a folder that is no backup', async () => {
    await expect(openFrom(tmpdir())).rejects.toThrow('has no manifest.json')
  })
})
