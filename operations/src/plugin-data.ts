import { basename } from 'node:path'
import { pluginFolders } from '../../plugins/folders.ts'
import { allPluginFolders, namesOf } from '../../plugins/names-of.ts'
import { collectionsOf } from './backup/documents.ts'

/** Returns the names of the plugins that are off and have stored data. */
export async function pluginsOffWithData(target: Parameters<typeof collectionsOf>[0]): Promise<string[]> {
  const stored = await collectionsOf(target)
  const off = allPluginFolders.filter((folder) => !pluginFolders.includes(folder))
  const withData = await Promise.all(
    off.map(async (folder) => {
      const { collections } = await namesOf(folder)
      return collections.some((name) => stored.includes(name)) ? [basename(folder)] : []
    }),
  )
  return withData.flat()
}
