import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { register } from './register.ts'

const root = join(import.meta.dirname, '../../..')

describe('The register of accessibility', () => {
  it('has the 31 criteria of level A and the 24 of level AA of WCAG 2.2, each once', () => {
    expect(Object.groupBy(register, ({ level }) => level)).toMatchObject({
      A: { length: 31 },
      AA: { length: 24 },
    })
    expect(new Set(register.map(({ id }) => id)).size).toBe(55)
  })

  it.each(register)('says of $id ($name.en) how it is checked', ({ tests = [], checkedOn, isAbsent }) => {
    expect(tests.length > 0 || checkedOn !== undefined || isAbsent === true).toBe(true)
    for (const [file, title] of tests) expect(readFileSync(join(root, file), 'utf8')).toContain(title)
  })
})
