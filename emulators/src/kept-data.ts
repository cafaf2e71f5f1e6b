import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collegeFolder } from '../../plugins/folders.ts'
import { fingerprintSources } from './fingerprint.ts'
import { root } from './paths.ts'

/** What the demo data is loaded from. */
const seed = [
  ...globSync(`${collegeFolder}/*.ts`, { cwd: root }).sort(),
  join(collegeFolder, 'content'),
  join(collegeFolder, 'demo'),
]

/** The emulators replace the data's folder whenever they stop, so this lies beside it. */
const stampOf = (folder: string) => `${folder}.from`

export async function stampData(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await writeFile(stampOf(folder), await fingerprintSources(seed))
}

/** Returns true if the college's seed has changed since the data was loaded from it. */
export async function isOutdated(folder: string): Promise<boolean> {
  const stamp = stampOf(folder)
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) !== (await fingerprintSources(seed))
}

/** Returns the folder that keeps the data until the next time. */
export async function setAside(folder: string): Promise<string> {
  const kept = `${folder}-before`
  await rm(kept, { recursive: true, force: true })
  await rename(folder, kept)
  return kept
}
