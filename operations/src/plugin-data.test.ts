import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import { allPluginFolders, namesOf } from '../../plugins/names-of.ts'
import { pluginsOffWithData } from './plugin-data.ts'

const on: string[] = vi.hoisted(() => [])
vi.mock('../../plugins/folders.ts', async (original) => ({
  ...(await original<typeof import('../../plugins/folders.ts')>()),
  pluginFolders: on,
}))

const targetWith = (collectionIds: string[]) =>
  ({ projectId: 'college', google: { post: async () => ({ collectionIds }) } }) as never

const all = await Promise.all(
  allPluginFolders.map(async (folder) => ({ folder, ...(await namesOf(folder)) })),
)
const storing = all.filter(({ collections }) => collections.length > 0)

test.each(storing)(
  'An operator is told that $folder is off and has data, and of no other',
  async ({ folder, collections }) => {
    const target = targetWith(['news', 'alumni', ...collections])
    on.length = 0
    expect(await pluginsOffWithData(target)).toEqual([basename(folder)])
    expect(await pluginsOffWithData(targetWith(['news', 'alumni']))).toEqual([])
    on.push(folder)
    expect(await pluginsOffWithData(target)).toEqual([])
  },
)
