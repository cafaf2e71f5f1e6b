import { constants } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'

const component = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function findInPath(program: string, searchPath = process.env.PATH ?? ''): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter)) {
    const path = join(folder, program)
    if (folder !== '' && (await isExecutable(path))) return path
  }
  return undefined
}

/**
 * Returns the Firestore emulator archive of the Google Cloud CLI, the same program that firebase-tools downloads; undefined
 * without that component. The CLI's root is two folders above the real `gcloud`.
 */
export async function findGcloudArchive(searchPath?: string): Promise<string | undefined> {
  const gcloud = await findInPath('gcloud', searchPath)
  if (gcloud === undefined) return undefined
  const archive = join(dirname(dirname(await realpath(gcloud))), component)
  return access(archive, constants.R_OK).then(
    () => archive,
    () => undefined,
  )
}
