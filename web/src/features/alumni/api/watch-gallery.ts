import { collectionPaths } from '@prangan/contract/paths'
import { type Row, watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { toAlumni } from './parse-alumni.ts'
import { type Gallery, galleryPageSize } from './verified-alumnus.ts'

/** The last alumnus of the previous pages: a page starts after them. */
type Cursor = readonly [yearOfPassing: string, name: string, id: string]

/** A page of the gallery: its cursor, and its rows, unknown until it is first read. */
type Page = {
  after: Cursor | undefined
  rows: readonly Row[] | undefined
  hasFailed: boolean
  stop: () => void
}

function cursorBehind(rows: readonly Row[]): Cursor | undefined {
  const last = rows.at(-1)
  if (!last) return undefined
  const { yearOfPassing, name } = last.data as Record<string, unknown>
  return [String(yearOfPassing), String(name), last.id]
}

/**
 * Listens to the gallery page by page: each page has a listener that starts after the last row of the page before.
 * When that row changes, because somebody joined or left, the next page starts again.
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
    const after = cursorBehind(rowsBefore(at))
    const before = pages[at]
    before?.stop()
    // Until its new rows have arrived, the old ones stay.
    const page: Page = { after, rows: before?.rows, hasFailed: false, stop: () => {} }
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
        collection: collectionPaths.verifiedAlumni,
        orderBy: ['yearOfPassing', 'desc'],
        thenBy: [
          ['name', 'asc'],
          ['__name__', 'asc'],
        ],
        limit: galleryPageSize,
        ...(after && { after }),
      },
      take,
      fail,
    )
  }

  const follow = (at: number) => {
    const [page, behind] = [pages[at], pages[at + 1]]
    if (!page || !behind) return
    const after = cursorBehind(rowsBefore(at + 1))
    if (!isFull(page)) for (const { stop } of pages.splice(at + 1)) stop()
    else if (String(after) !== String(behind.after)) listen(at + 1)
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

const isFull = ({ rows }: Page): boolean => rows?.length === galleryPageSize
