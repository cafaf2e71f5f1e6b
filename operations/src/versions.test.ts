import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '@prangan/emulators/src/paths.ts'
import { expect, test } from 'vitest'

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as {
    version: string
    workspaces?: string[]
  }

test('An operator reads one version everywhere, and the changelog says what is in it', async () => {
  const { version, workspaces = [] } = await readPackage('')
  const files = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  )
  const versions = await Promise.all(files.map(async (file) => (await readPackage(dirname(file))).version))
  expect(new Set(versions)).toEqual(new Set([version]))
  expect(await readFile(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version} (`)
})
