import { type Cursor, toPage } from '@prangan/web/lib/paged-list.ts'
import { useEffect, useState } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'
import type { ApplicationFilter, Applications } from '../applications.ts'

/** How many of the following are read at a time: few, since a colleague may work in the same list. */
const ahead = 5

type Queue = { name: string; ids: readonly string[]; next: Cursor | undefined }

/** The filter as the list queries it: its first tab has no condition. */
const queried = ({ tabs }: Applications, filter: ApplicationFilter): ApplicationFilter => ({
  ...filter,
  tab: (tabs() as Readonly<Record<string, { where?: unknown }>>)[filter.tab]?.where ? filter.tab : '',
})

/** Those who come after a place in the list as it is filtered. */
async function readAhead({ pages }: Applications, filter: ApplicationFilter, after: Cursor) {
  const { readPage } = await import('@prangan/web/firebase/firestore.ts')
  return toPage(pages, await readPage(pages.toQuery(filter, { after, limit: ahead })), filter, ahead)
}

/**
 * The applications of a filtered list, one after the other: those that were looked at here, and those that follow in the
 * list. One that leaves the list once it is checked keeps its place.
 */
export function useQueue(resource: Applications, chosen: ApplicationFilter, row: ApplicationRow | undefined) {
  const name = JSON.stringify(chosen)
  const [queue, setQueue] = useState<Queue>({ name, ids: [], next: undefined })
  const { ids, next } = queue.name === name ? queue : { ids: [] as readonly string[], next: undefined }
  const at = row ? ids.indexOf(row.id) : -1

  useEffect(() => {
    if (!row) return
    const filter = queried(resource, JSON.parse(name))
    if (at < 0) {
      const cursor = resource.pages.cursorOf(row, filter)
      const hasPlace = cursor.every((value) => value !== undefined)
      setQueue({ name, ids: [row.id], next: hasPlace ? cursor : undefined })
      return
    }
    if (at < ids.length - 1 || !next) return
    let isStopped = false
    readAhead(resource, filter, next).then(
      (page) => {
        if (isStopped) return
        const more = page.rows.map(({ id }) => id).filter((id) => !ids.includes(id))
        setQueue({ name, ids: [...ids, ...more], next: page.next })
      },
      (error) => {
        console.warn('The next applications could not be read.', error)
        if (!isStopped) setQueue({ name, ids, next: undefined })
      },
    )
    return () => {
      isStopped = true
    }
  }, [resource, name, row, at, ids, next])

  return {
    previous: at > 0 ? ids[at - 1] : undefined,
    next: at >= 0 ? ids[at + 1] : undefined,
    isReading: at < 0 || (at === ids.length - 1 && next !== undefined),
  }
}
