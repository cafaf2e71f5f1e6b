import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plugins } from '../college/plugins.ts'

const root = join(import.meta.dirname, '..')

/** The folders of the college's plugins, relative to the repository. Throws for a name without a folder. */
export const pluginFolders: readonly string[] = plugins.map((name) => {
  const folder = [`plugins/${name}`, `college/plugins/${name}`].find((path) => existsSync(join(root, path)))
  if (!folder) throw new Error(`college/plugins.ts: no plugin '${name}' in plugins/ or college/plugins/.`)
  return folder
})
