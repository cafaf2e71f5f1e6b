import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pluginFolders } from '../../plugins/folders.ts'
import { points } from '../../plugins/points.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(`${root}docs/plugins.md`, 'utf8')

/** A college may delete the folder of a plugin. */
const examples = ['admissions', 'inquiries', 'notifications', 'offline', 'statistics', 'subscriptions']
const hasExamples = examples.every((name) => existsSync(`${root}plugins/${name}`))

test.skipIf(!hasExamples).each(Object.entries(points))(
  'The extension point %s has an example, and the guide says what it is for',
  (file, exported) => {
    const path = file.replace('messages/', 'messages/hi/')
    expect(globSync(`plugins/{${examples}}/${path}.{ts,tsx}`, { cwd: root })).not.toEqual([])
    if (file.startsWith('tests/')) return
    expect(guide).toContain(`\`${file.replace('messages/', 'messages/<language>/')}\``)
    for (const name of Object.keys(exported)) if (name !== '*') expect(guide).toContain(`\`${name}\``)
  },
)

/** They are joined by name, so that the later plugin would replace what the earlier has. */
test('No two plugins have an endpoint, an error, a list or another part of the contract of the same name', async () => {
  const twice: string[] = []
  for (const [file, exported] of Object.entries(points)) {
    if (!/^contract\/(?!messages)/.test(file)) continue
    const paths = pluginFolders.flatMap((folder) => globSync(`${folder}/${file}.ts`, { cwd: root }))
    const modules = await Promise.all(paths.map((path) => import(`${root}${path}`)))
    for (const name of Object.keys(exported)) {
      const given = modules.flatMap(({ [name]: part = [] }) =>
        Array.isArray(part) ? part : Object.keys(part),
      )
      if (exported[name] !== 'each') twice.push(...given.filter((one, at) => given.indexOf(one) !== at))
    }
  }
  expect(twice).toEqual([])
})
