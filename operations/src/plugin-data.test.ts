import { expect, test } from 'vitest'
import { pluginFolders } from '../../plugins/folders.ts'
import { allPluginFolders } from '../../plugins/names-of.ts'
import { pluginsOffWithData } from './plugin-data.ts'

const targetWith = (collectionIds: string[]) =>
  ({ projectId: 'college', google: { post: async () => ({ collectionIds }) } }) as never

test('An operator is told of the plugins that are off and have data, and of no others', async () => {
  expect(allPluginFolders).toContain('college/plugins/hostel-rooms')
  const isOff = !pluginFolders.includes('college/plugins/hostel-rooms')
  const stored = ['news', 'alumni', 'hostelRequests']
  expect(await pluginsOffWithData(targetWith(stored))).toEqual(isOff ? ['hostel-rooms'] : [])
  expect(await pluginsOffWithData(targetWith(['news', 'alumni']))).toEqual([])
})
