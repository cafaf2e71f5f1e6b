import { type BinKind, binKindNames, binKinds } from '@prangan/contract/bin'
import { alumniEndpoints } from '@prangan/contract/endpoints/alumni'
import { libraryEndpoints } from '@prangan/contract/endpoints/library'
import { newsEndpoints } from '@prangan/contract/endpoints/news'
import type { Ability } from '@prangan/contract/roles'
import { DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { restoreAlumnus } from '../../../features/alumni/desk/api/edit-alumni.ts'
import { deletedAlumni } from '../../../features/alumni/desk/bin.ts'
import { restoreDocument } from '../../../features/library/desk/api/save-document.ts'
import { restorePicture } from '../../../features/library/desk/api/save-picture.ts'
import { deletedDocuments, deletedPictures } from '../../../features/library/desk/bin.ts'
import { restoreNotice } from '../../../features/news/desk/api/save-notice.ts'
import { deletedNotices } from '../../../features/news/desk/bin.ts'
import { type BinRow, binOptions } from '../../../lib/bin.ts'
import type { GetToken } from '../../../lib/desk-session.ts'
import type { Cursor, ListPage } from '../../../lib/paged-list.ts'
import { defineResource, type FilterOf, type Resource } from '../../../lib/resource.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { mergePages } from './merge-pages.ts'

type Kind = {
  list: Resource<BinRow>
  restore: (id: string, getToken: GetToken) => Promise<{ message: string }>
  restoredBy: Ability
}

export const kinds: Readonly<Record<BinKind, Kind>> = {
  notices: {
    list: deletedNotices,
    restore: restoreNotice,
    restoredBy: newsEndpoints.restoreNotice.access,
  },
  alumni: {
    list: deletedAlumni,
    restore: restoreAlumnus,
    restoredBy: alumniEndpoints.restoreAlumnus.access,
  },
  pictures: {
    list: deletedPictures,
    restore: restorePicture,
    restoredBy: libraryEndpoints.restorePicture.access,
  },
  documents: {
    list: deletedDocuments,
    restore: restoreDocument,
    restoredBy: libraryEndpoints.restoreDocument.access,
  },
}

/** Returns the kinds that somebody may see. */
export const visibleKinds = (can: (ability: Ability) => boolean): readonly BinKind[] =>
  binKindNames.filter((kind) => can(binKinds[kind].ability))

const texts = () => deskMessages().bin

const choicesOf = (shown: readonly BinKind[]) => ({
  kind: { label: texts().columns.kind, any: texts().allKinds, options: shown, labels: texts().kinds },
})

const declared = defineResource({
  // They come from a list for each kind: see `binOf`.
  ...binOptions('notices', DeletedNoticeDocumentSchema, ({ title }) => ({ name: title })),
  searchHint: () => texts().searchHint,
  choices: () => choicesOf(binKindNames),
})

type BinFilter = FilterOf<ReturnType<typeof declared.choices>>

const keyOf = (kind: BinKind, id: string) => `${kind}.${id}`
const withKey = (row: BinRow): BinRow => ({ ...row, id: keyOf(row.kind, row.entryId) })

async function watchKinds(shown: readonly BinKind[]): Promise<Listen<ListPage<BinRow>>> {
  const lists = await Promise.all(
    shown.map(async (kind) => ({ kind, watch: await kinds[kind].list.watchPage() })),
  )
  return (name, next, failed) => {
    const { filter, after }: { filter: BinFilter; after?: Cursor } = JSON.parse(name)
    const chosen = lists.filter(({ kind }) => !filter.kind || filter.kind === kind)
    const part = JSON.stringify({ filter: { tab: '', search: filter.search }, after })
    const pages = new Map<BinKind, ListPage<BinRow>>()
    const stops = chosen.map(({ kind, watch }) =>
      watch(
        part,
        (page) => {
          pages.set(kind, page)
          if (pages.size < chosen.length) return
          const merged = mergePages([...pages.values()], after === undefined)
          next({ ...merged, rows: merged.rows.map(withKey) })
        },
        failed,
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }
}

async function watchEntry(): Promise<Listen<BinRow | null>> {
  const listens = await Promise.all(
    binKindNames.map(async (kind) => [kind, await kinds[kind].list.watchOne()] as const),
  )
  return (key, next, failed) => {
    const found = listens.find(([kind]) => key.startsWith(keyOf(kind, '')))
    if (found)
      return found[1](key.slice(keyOf(found[0], '').length), (row) => next(row && withKey(row)), failed)
    next(null)
    return () => {}
  }
}

/** The entries of these kinds in one list: each kind is read by itself, since the rules ask for an ability of its own. */
export const binOf = (shown: readonly BinKind[]) => ({
  ...declared,
  choices: () => choicesOf(shown),
  watchPage: () => watchKinds(shown),
  watchOne: watchEntry,
})
