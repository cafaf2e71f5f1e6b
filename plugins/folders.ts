import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The folder of the college, relative to the repository: plugins/enable.ts has linked it as `@prangan/college`. */
export const collegeFolder = relative(root, realpathSync(join(root, 'node_modules/@prangan/college')))

const { plugins }: typeof import('../college/plugins.ts') = await import(
  join(root, collegeFolder, 'plugins.ts')
)

/** The names of the plugins that are on. `PLUGINS` (a list with commas, or '') takes the place of the college's list. */
const names: readonly string[] = process.env.PLUGINS?.split(',').filter(Boolean) ?? plugins

/** The folders of the college's plugins, relative to the repository. Throws for a name without a folder. */
export const pluginFolders: readonly string[] = names.map((name) => {
  const folder = [`plugins/${name}`, `${collegeFolder}/plugins/${name}`].find((path) =>
    existsSync(join(root, path)),
  )
  if (!folder)
    throw new Error(
      `${collegeFolder}/plugins.ts: no plugin '${name}' in plugins/ or ${collegeFolder}/plugins/.`,
    )
  return folder
})
