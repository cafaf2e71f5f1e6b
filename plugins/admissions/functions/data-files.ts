import { IdSchema } from '@prangan/contract/ids'
import type { CreateDataFiles } from '@prangan/functions/pages/data-files'
import {
  beforeInMatrix,
  headAt,
  publicHeads,
  publicList,
  publicLists,
  publicSessions,
  readListHeads,
  readPublishedList,
} from './sessions/public-admissions.ts'
import { readVisibleSessions } from './sessions/session-store.ts'

export const createDataFiles: CreateDataFiles = (shareList) => {
  const readSessions = shareList('admissions', readVisibleSessions)
  const readHeads = shareList('admissions', async (firestore) =>
    readListHeads(firestore, await readSessions('')),
  )
  const readList = shareList('admissions', readPublishedList)
  return [
    {
      path: /^\/admission-sessions\.json$/,
      read: async (_, now) => publicSessions(await readSessions(''), now),
    },
    {
      path: /^\/merit-lists\.json$/,
      read: async (_, now) => publicLists(await readHeads(''), await readSessions(''), now),
    },
    {
      path: /^\/merit-lists\/([^/]+)\.json$/,
      async read([, wanted], now) {
        const { data: id } = IdSchema.safeParse(wanted)
        const [all, sessions] = await Promise.all([readHeads(''), readSessions('')])
        const { value: heads, nextChangeAt } = publicHeads(all, now)
        const shown = id === undefined ? undefined : headAt(id, heads)
        const list = shown && (await readList(shown.id))
        if (!list) return { value: null, nextChangeAt }
        const before = await Promise.all(
          beforeInMatrix(shown, heads, sessions).map((head) => readList(head.id)),
        )
        return publicList({ list, before: before.filter((each) => each !== null) }, sessions, now)
      },
    },
  ]
}
