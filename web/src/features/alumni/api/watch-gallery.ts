import { collections } from '@prangan/contract/paths'
import { type Row, watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { toAlumni } from './parse-alumni.ts'
import type { Gallery } from './verified-alumnus.ts'

/** How many alumni one press brings; full rows of two, three or four. */
const pageSize = 24

/** A page of the gallery: whom it begins behind, and who is on it, unknown until it is first read. */
type Page = { after: Row | undefined; rows: readonly Row[] | undefined; hasFailed: boolean; stop: () => void }

/** Where a row stands in the order of the gallery. Its values are what Firestore ordered it by, whatever they are. */
const placeOf = ({ id, data }: Row): readonly unknown[] => {
  const { yearOfPassing, name } = data as Record<string, unknown>
  return [yearOfPassing, name, id]
}
const isSamePlace = (one: Row | undefined, other: Row | undefined): boolean =>
  JSON.stringify(one && placeOf(one)) === JSON.stringify(other && placeOf(other))

/**
 * Listens to the gallery page by page: each is a listener of its own behind the last of the page before, so that more
 * reads only what is new. Where that last one changes, since somebody came or left, the page behind begins anew.
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

  const listen = (at: number, after: Row | undefined) => {
    const before = pages[at]
    before?.stop()
    // Until its new rows are there, those it had stay on the screen.
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
        collection: collections.verifiedAlumni,
        orderBy: ['yearOfPassing', 'desc'],
        thenBy: [
          ['name', 'asc'],
          ['__name__', 'asc'],
        ],
        limit: pageSize,
        ...(after && { after: placeOf(after) }),
      },
      take,
      fail,
    )
  }

  /** Keeps the page behind this one where this one now ends. */
  const follow = (at: number) => {
    const page = pages[at]
    const behind = pages[at + 1]
    if (!page || !behind) return
    const last = page.rows?.at(-1)
    if (!isFull(page)) for (const { stop } of pages.splice(at + 1)) stop()
    else if (!isSamePlace(behind.after, last)) listen(at + 1, last)
  }

  const showMore = () => {
    const last = pages.at(-1)
    if (!last) return
    if (last.hasFailed) listen(pages.length - 1, last.after)
    else if (isFull(last)) listen(pages.length, last.rows?.at(-1))
    tell()
  }

  listen(0, undefined)
  return () => {
    for (const { stop } of pages) stop()
  }
}

const isFull = ({ rows }: Page): boolean => rows?.length === pageSize
