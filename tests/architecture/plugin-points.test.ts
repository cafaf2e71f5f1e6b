import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { points } from '../../plugins/points.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(`${root}docs/plugins.md`, 'utf8')

/** A college may delete the folder of a plugin. */
const hasExamples = ['admissions', 'inquiries'].every((name) => existsSync(`${root}plugins/${name}`))

test.skipIf(!hasExamples).each(Object.entries(points))(
  'The extension point %s has an example, and the guide says what it is for',
  (file, exported) => {
    const path = file.replace('messages/', 'messages/hi/')
    expect(globSync(`plugins/{admissions,inquiries}/${path}.{ts,tsx}`, { cwd: root })).not.toEqual([])
    if (file.startsWith('tests/')) return
    expect(guide).toContain(`\`${file.replace('messages/', 'messages/<language>/')}\``)
    for (const name of Object.keys(exported)) if (name !== '*') expect(guide).toContain(`\`${name}\``)
  },
)
