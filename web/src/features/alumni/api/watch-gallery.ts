import { limits } from '@prangan/contract/limits'
import { collections } from '@prangan/contract/paths'
import { type Row, watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { toAlumni } from './parse-alumni.ts'
import type { Gallery } from './verified-alumnus.ts'

/** How many alumni one press brings; full rows of two, three or four. */
const pageSize = 24

/** The year that a page begins with, and how many of that year stand on the pages before it. */
type Bound = { year: string; shown: number }

/** A page of the gallery: where it begins, how many it asks for, and who is on it, unknown until it is first read. */
type Page = {
  from: Bound | undefined
  limit: number
  rows: readonly Row[] | undefined
  hasFailed: boolean
  stop: () => void
}

const yearOf = ({ data }: Row): string => String((data as Record<string, unknown>).yearOfPassing)

/** Where the page behind these rows begins. The bound is a year, and a row stands in two pages at the most. */
function boundBehind(rows: readonly Row[]): Bound | undefined {
  const last = rows.at(-1)
  if (!last) return undefined
  const year = yearOf(last)
  const ofYear = rows.filter((row) => yearOf(row) === year)
  return { year, shown: new Set(ofYear.map(({ id }) => id)).size }
}

const limitOf = (from: Bound | undefined): number =>
  Math.min(pageSize + (from?.shown ?? 0), limits.publicList)

/** Those of that year again and those before it; of a year with more than a stranger may ask for, only those before. */
const whereOf = ({ year, shown }: Bound) =>
  [['yearOfPassing', year, shown < limits.publicList ? '<=' : '<']] as const

/**
 * Listens to the gallery page by page: each is a listener of its own that begins with the last year of the page before.
 * Where that changes, since somebody came or left, the page behind begins anew.
 */
export const watchGallery: Listen<Gallery> = (_name, next, failed) => {
  const pages: Page[] = []

  const tell = () => {
    const rows = pages.flatMap((page) => page.rows ?? [])
    const last = pages.at(-1)
    const isMissing = last?.rows === undefined
    const rest = last?.hasFailed ? 'failed' : isMissing ? 'loading' : isFull(last) ? 'more' : 'none'
    next({ alumni: toAlumni(rows), rest, showMore })
  }

  const rowsBefore = (at: number) => pages.slice(0, at).flatMap(({ rows }) => rows ?? [])

  const listen = (at: number) => {
    const from = boundBehind(rowsBefore(at))
    const before = pages[at]
    before?.stop()
    // Until its new rows are there, those it had stay on the screen.
    const limit = limitOf(from)
    const page: Page = { from, limit, rows: before?.rows, hasFailed: false, stop: () => {} }
    pages[at] = page
    const take = (rows: readonly Row[]) => {
      Object.assign(page, { rows, hasFailed: false })
      follow(at)
      tell()
    }
    const fail = (error: Error) => {
      if (at === 0) return failed(error)
      page.hasFailed = true
      tell()
    }
    page.stop = watchList(
      {
        collection: collections.verifiedAlumni,
        orderBy: ['yearOfPassing', 'desc'],
        thenBy: [['name', 'asc']],
        limit,
        ...(from && { where: whereOf(from) }),
      },
      take,
      fail,
    )
  }

  /** Keeps the page behind this one where this one now ends. */
  const follow = (at: number) => {
    const [page, behind] = [pages[at], pages[at + 1]]
    if (!page || !behind) return
    const from = boundBehind(rowsBefore(at + 1))
    if (!isFull(page)) for (const { stop } of pages.splice(at + 1)) stop()
    else if (from?.year !== behind.from?.year || from?.shown !== behind.from?.shown) listen(at + 1)
  }

  const showMore = () => {
    const last = pages.at(-1)
    if (last?.hasFailed) listen(pages.length - 1)
    else if (last && isFull(last)) listen(pages.length)
    tell()
  }

  listen(0)
  return () => {
    for (const { stop } of pages) stop()
  }
}

const isFull = ({ rows, limit }: Page): boolean => rows?.length === limit
