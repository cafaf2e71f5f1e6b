import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUp } from '../../operations/src/backup/back-up.ts'
import { backUpToBucket, withDownloaded } from '../../operations/src/backup/bucket-folder.ts'
import { partNames } from '../../operations/src/backup/manifest.ts'
import { connectSuite } from '../../operations/src/backup/target.ts'
import { openFrom, passphrase, useBackup } from '../support/use-backup.ts'

const backup = useBackup()
const { college, withCopy } = backup

describe('A backup', () => {
  it('goes to a new folder or an empty one, never over another', { tags: ['slow'] }, async () => {
    await expect(backUp(college.target, backup.folder, passphrase)).rejects.toThrow('has a backup already')
    await withCopy(async (copy) => {
      await rm(join(copy, 'manifest.json'))
      await writeFile(join(copy, 'letter.txt'), 'mine')
      await expect(backUp(college.target, copy, passphrase)).rejects.toThrow('has other files in it')
      await expect(backUp(college.target, join(copy, 'letter.txt'), passphrase)).rejects.toThrow('is a file')
      // A backup overwrites what an interrupted one has left.
      await rm(join(copy, 'letter.txt'))
      await backUp(college.target, copy, passphrase)
      await openFrom(copy)
    })
  })

  it.skipIf(!existsSync('/dev/full'))(
    'that fills the disk says what to do, and leaves nothing behind',
    { tags: ['slow'] },
    async () => {
      await withCopy(async (copy) => {
        await rm(copy, { recursive: true })
        await mkdir(copy)
        await symlink('/dev/full', join(copy, 'files.enc'))
        await expect(backUp(college.target, copy, passphrase)).rejects.toThrow(
          'The disk is full: free some space',
        )
        expect(await readdir(copy)).toEqual([])
      })
    },
  )

  it('that fails says why, and leaves nothing behind', { tags: ['slow'] }, async () => {
    const down = connectSuite(college.target.projectId)
    const post = () => Promise.reject(new Error('signed out'))
    const failing = { ...down, google: { ...down.google, post } }
    await withCopy(async (copy) => {
      const to = join(copy, 'new')
      await expect(backUp(failing, to, passphrase)).rejects.toThrow('signed out')
      await expect(openFrom(to)).rejects.toThrow('has no manifest.json')
      for (const name of partNames) await expect(stat(join(to, name))).rejects.toThrow()
    })
  })
})

describe('A backup in a bucket', () => {
  const place = () => `gs://backups-${college.target.projectId}/site/one`

  it('is the same as one in a folder, and is never written over', { tags: ['slow'] }, async () => {
    await backUpToBucket(college.target, place(), (empty) => cp(backup.folder, empty, { recursive: true }))
    const counts = await withDownloaded(college.target, place(), async (found) => {
      const { manifest } = await openFrom(found)
      return manifest.counts
    })
    expect(counts).toEqual(backup.opened.manifest.counts)
    await expect(backUpToBucket(college.target, place(), async () => undefined)).rejects.toThrow(
      /has files already: name another folder/,
    )
  })

  it('that is not whole is no backup', async () => {
    const missing = `gs://backups-${college.target.projectId}/site/two`
    await expect(withDownloaded(college.target, missing, async () => undefined)).rejects.toThrow(
      /has no files.enc/,
    )
    await expect(withDownloaded(college.target, 'gs://bucket', async () => undefined)).rejects.toThrow(
      /names no folder in a bucket/,
    )
  })
})
