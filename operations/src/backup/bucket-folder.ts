import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@prangan/emulators/src/problem.ts'
import { manifestName, partNames } from './manifest.ts'
import type { Target } from './target.ts'

/** The manifest is last: without it a folder is no backup. */
const names = [...partNames, manifestName]

const scheme = 'gs://'
export const isInBucket = (place: string): boolean => place.startsWith(scheme)

/** Parses `gs://bucket/folder`. Throws a `Problem` for any other text. */
function bucketFolder({ bucket: { storage } }: Pick<Target, 'bucket'>, place: string) {
  const [name = '', ...path] = place.slice(scheme.length).split('/').filter(Boolean)
  if (name === '' || path.length === 0)
    throw new Problem(`${place} names no folder in a bucket: give one such as gs://my-backups/site.`)
  return { bucket: storage.bucket(name), prefix: `${path.join('/')}/` }
}

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Backs up to a local folder and uploads it. Throws a `Problem` if the bucket's folder already has a backup. */
export async function backUpToBucket<Result>(
  target: Target,
  place: string,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { bucket, prefix } = bucketFolder(target, place)
  const [found] = await bucket.getFiles({ prefix, maxResults: 1 })
  if (found.length > 0) throw new Problem(`${place} has files already: name another folder.`)
  return withFolder(async (folder) => {
    const result = await make(folder)
    for (const name of names) await bucket.upload(join(folder, name), { destination: `${prefix}${name}` })
    return result
  })
}

export async function withDownloaded<Result>(
  target: Target,
  place: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { bucket, prefix } = bucketFolder(target, place)
  return withFolder(async (folder) => {
    for (const name of names) {
      const file = bucket.file(`${prefix}${name}`)
      const [exists] = await file.exists()
      if (!exists) throw new Problem(`${place} has no ${name}: name the folder of a whole backup.`)
      await file.download({ destination: join(folder, name) })
    }
    return work(folder)
  })
}
