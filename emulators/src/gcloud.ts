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

/** Where the shell would find the program, or undefined. */
async function findInPath(program: string, searchPath = process.env.PATH ?? ''): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter)) {
    const path = join(folder, program)
    if (folder !== '' && (await isExecutable(path))) return path
  }
  return undefined
}

/**
 * The archive of the Google Cloud CLI's Firestore emulator component, which is the program that firebase-tools
 * downloads; undefined where there is no such component. The CLI's root is two folders above the real `gcloud`.
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
