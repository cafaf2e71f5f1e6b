import { describe, expect, it } from 'vitest'
import { storedList } from '../../testing/merit-list.ts'
import type { ListRow } from './list-row.ts'
import { withVersions } from './list-versions.ts'

const list = (id: string, given: Partial<ListRow> = {}): ListRow => ({ ...storedList(), id, ...given })
const shown = (lists: readonly ListRow[]) =>
  withVersions(lists).map(({ list: { id }, earlier }) => [id, ...earlier.map((each) => each.id)])

describe('The versions of a list', () => {
  it('are below the one that replaced them, the latest first', () => {
    const lists = [
      list('two', { number: 2 }),
      list('one-r2', { replaces: 'one-r1' }),
      list('one-r1', { replaces: 'one', status: 'replaced' }),
      list('one', { status: 'replaced' }),
    ]
    expect(shown(lists)).toEqual([['two'], ['one-r2', 'one-r1', 'one']])
  })

  it('stay below it when it is withdrawn, and are shown on their own without it', () => {
    const first = list('one', { status: 'replaced' })
    expect(shown([list('one-r1', { replaces: 'one', status: 'withdrawn' }), first])).toEqual([
      ['one-r1', 'one'],
    ])
    expect(shown([first])).toEqual([['one']])
  })
})
