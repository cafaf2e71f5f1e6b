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

type Names = { endpoints: string[]; collections: string[]; pages: string[] }

/** Returns the names by which a plugin can be recognised in what is built: of its endpoints and collections, and its pages' paths. */
export async function namesOf(folder: string): Promise<Names> {
  const read = async (file: string) => {
    const [path] = globSync(`${file}.ts`, { cwd: join(root, folder, 'contract') })
    return path ? await import(join(root, folder, 'contract', path)) : {}
  }
  const [{ endpointTable = {} }, { collectionPaths = {} }, { pagePaths = {} }] = await Promise.all([
    read('endpoints'),
    read('paths'),
    read('names'),
  ])
  const pages = Object.values(pagePaths as Record<string, { path: string }>).map(({ path }) => path)
  return { endpoints: Object.keys(endpointTable), collections: Object.values(collectionPaths), pages }
}
