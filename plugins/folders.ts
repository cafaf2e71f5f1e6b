import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plugins } from '../college/plugins.ts'

const root = join(import.meta.dirname, '..')

/** The names of the plugins that are on. `PLUGINS` (a list with commas, or '') takes the place of the college's list. */
const names: readonly string[] = process.env.PLUGINS?.split(',').filter(Boolean) ?? plugins

/** The folders of the college's plugins, relative to the repository. Throws for a name without a folder. */
export const pluginFolders: readonly string[] = names.map((name) => {
  const folder = [`plugins/${name}`, `college/plugins/${name}`].find((path) => existsSync(join(root, path)))
  if (!folder) throw new Error(`college/plugins.ts: no plugin '${name}' in plugins/ or college/plugins/.`)
  return folder
})
