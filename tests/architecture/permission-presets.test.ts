import { globSync } from 'node:fs'
import { join } from 'node:path'
import { presets } from '@prangan/college/presets'
import { grantNames } from '@prangan/contract/roles'
import { expect, test } from 'vitest'
import { collegeFolder } from '../../plugins/folders.ts'
import { permissionPresets } from '../../web/src/features/people/desk/permission-presets.ts'

const root = join(import.meta.dirname, '../..')

test('the college’s offices name only permissions that the product or one of its plugins has, on or off', async () => {
  const files = globSync(`{plugins,${collegeFolder}/plugins}/*/contract/abilities.ts`, { cwd: root })
  const modules = await Promise.all(files.map((file) => import(join(root, file))))
  const known = new Set<string>([...grantNames, ...modules.flatMap(({ grants = {} }) => Object.keys(grants))])
  const named = presets.flatMap(({ grants }): readonly string[] => (grants === 'all' ? [] : grants))
  expect(named.filter((grant) => !known.has(grant))).toEqual([])
})

test('an office has the permissions in the order of the table, and none of a plugin that is off', () => {
  expect(permissionPresets).toHaveLength(presets.length)
  for (const { grants } of permissionPresets)
    expect(grants).toEqual(grantNames.filter((grant) => grants.includes(grant)))
})
