import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { collegeFolder } from './folders.ts'

const root = join(import.meta.dirname, '..')

/** The folders of all plugins, also of those that are off, relative to the repository. */
export const allPluginFolders: readonly string[] = globSync(
  `{plugins,${collegeFolder}/plugins}/*/package.json`,
  {
    cwd: root,
  },
)
  .map((file) => dirname(file))
  .filter((folder) => basename(folder) !== 'enabled')
  .sort()

/** Returns the names by which a plugin can be recognised in what is built: of its endpoints, collections, audit and mails. */
export async function namesOf(folder: string): Promise<{ endpoints: string[]; collections: string[] }> {
  const read = async (file: string) => {
    const [path] = globSync(`${file}.ts`, { cwd: join(root, folder, 'contract') })
    return path ? await import(join(root, folder, 'contract', path)) : {}
  }
  const [{ endpointTable = {} }, { collectionPaths = {} }] = await Promise.all([
    read('endpoints'),
    read('paths'),
  ])
  return { endpoints: Object.keys(endpointTable), collections: Object.values(collectionPaths) }
}
