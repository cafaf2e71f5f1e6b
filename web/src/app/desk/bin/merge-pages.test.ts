import { describe, expect, it } from 'vitest'
import type { BinRow } from '../../../lib/bin.ts'
import type { ListPage } from '../../../lib/paged-list.ts'
import { pageSize } from '../../../lib/use-live-pages.ts'
import { mergePages } from './merge-pages.ts'

type Kind = BinRow['kind']

const entry = (kind: Kind, minute: number): BinRow => ({
  kind,
  id: `${kind}${minute}`,
  entryId: `${kind}${minute}`,
  name: `${kind} ${minute}`,
  subject: '',
  deletedAt: new Date(minute * 60_000),
  deletedBy: '',
  searchKeys: [],
})
const placeOf = ({ deletedAt, entryId }: BinRow) => [{ at: deletedAt.getTime() }, entryId]

/** The page of a kind after a place, as the kind's own query gives it. */
function pageOf(all: readonly BinRow[], after?: ListPage<BinRow>['next']): ListPage<BinRow> {
  const before = after ? (after[0] as { at: number }).at : Number.POSITIVE_INFINITY
  const latest = all.toSorted((one, other) => Number(other.deletedAt) - Number(one.deletedAt))
  const rows = latest.filter(({ deletedAt }) => deletedAt.getTime() < before).slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, next: last && rows.length === pageSize ? placeOf(last) : undefined, total: all.length }
}

describe('The bin of several kinds, a page at a time', () => {
  it('has every entry once, the last deleted first', () => {
    const minutes = (count: number, every: number) => Array.from({ length: count }, (_, n) => n * every + 1)
    const kinds = [
      minutes(70, 2).map((minute) => entry('notices', minute)),
      minutes(30, 6).map((minute) => entry('alumni', minute + 0.5)),
      [entry('pictures', 3.25)],
    ]
    const seen: BinRow[] = []
    let after: ListPage<BinRow>['next']
    for (let page = 1; page <= 5; page += 1) {
      const merged = mergePages(
        kinds.map((all) => pageOf(all, after)),
        page === 1,
      )
      expect([merged.total, merged.rows.length]).toEqual([101, page < 5 ? pageSize : 1])
      seen.push(...merged.rows)
      after = merged.next
    }
    expect(after).toBeUndefined()
    const all = kinds.flat().toSorted((one, other) => Number(other.deletedAt) - Number(one.deletedAt))
    expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })

  it('leaves for the next page what is older than the end of a page of which a search found little', () => {
    const found = { rows: [entry('notices', 90)], next: placeOf(entry('notices', 50)) }
    const others = { rows: [entry('alumni', 60), entry('alumni', 40)], next: undefined }
    const { rows, next, total } = mergePages([found, others], true)
    expect(rows.map(({ id }) => id)).toEqual(['notices90', 'alumni60'])
    expect([next, total]).toEqual([placeOf(entry('notices', 50)), undefined])
  })

  it('counts a list of one page by its entries', () => {
    const pages = [
      { rows: [entry('notices', 2)], next: undefined },
      { rows: [], next: undefined },
    ]
    expect(mergePages(pages, true)).toMatchObject({ total: 1, next: undefined })
  })
})
