import { IdSchema } from '@prangan/contract/ids'
import type { PageDocument } from '@prangan/contract/schemas/site'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { callPages, pageFailure } from '../api/call-pages.ts'
import { versionName } from '../api/version-name.ts'
import { pages } from '../pages.ts'
import { type DraftSource, sourceOfDraft, sourceOfVersion } from './draft-parts.ts'
import { createDraftStore } from './draft-store.ts'
import { localCopy } from './local-copy.ts'

const loadWatchers = () => import('../api/watch-page.ts')
const loadDraft = async () => (await loadWatchers()).watchDraft
const loadVersion = async () => (await loadWatchers()).watchVersion

function useStore(id: string) {
  const { uid, getToken } = useDeskSession()
  const [store] = useState(() =>
    createDraftStore({
      save: (body) => callPages('savePageDraft', { params: { id }, body }, getToken),
      copy: localCopy(uid, id),
      failureText: pageFailure,
      tooLong: deskMessages().pageEditor.saving.tooLong,
    }),
  )
  useEffect(() => {
    addEventListener('online', store.retry)
    return () => {
      removeEventListener('online', store.retry)
      void store.flush()
      store.stop()
    }
  }, [store])
  return store
}

/** What the server has of a page's content; null while its parts have not all arrived, or do not belong together. */
function useSource(page: PageDocument | null, id: string) {
  const draft = useLive(loadDraft, id)
  const version = useLive(loadVersion, versionName(id, page?.latest ?? null))
  const [source, setSource] = useState<DraftSource | null>(null)
  // Undefined while it is loaded: `live` itself is another object then each time.
  const stored = draft.live.status === 'ready' ? draft.live.value : undefined
  const latest = version.live.status === 'ready' ? version.live.value : undefined
  useEffect(() => {
    // The page and its draft change together; one arrives first.
    if (!page || stored === undefined || page.hasDraft !== (stored !== null)) return
    if (stored) setSource(sourceOfDraft(stored, page.latest))
    else if (latest?.number === page.latest && latest) setSource(sourceOfVersion(latest.content, page.latest))
  }, [page, stored, latest])
  return {
    source,
    draft: stored ?? null,
    /** The newest version; null before the first. */
    latest: latest ?? null,
    hasFailed: [draft, version].some(({ live }) => live.status === 'failed'),
    retry: () => {
      draft.retry()
      version.retry()
    },
  }
}

/** A page in the editor: its document and its draft, live. */
export function usePageDraft(id: string) {
  const isId = IdSchema.safeParse(id).success
  const store = useStore(id)
  const page = useLive(pages.watchOne, id)
  const row = page.live.status === 'ready' ? page.live.value : null
  const { source, retry, hasFailed, ...rest } = useSource(row, id)
  useEffect(() => {
    if (source) store.take(source)
  }, [source, store])
  const view = useSyncExternalStore(store.subscribe, store.view)
  return {
    ...rest,
    page: row,
    isGone: !isId || (page.live.status === 'ready' && row === null),
    hasFailed: hasFailed || page.live.status === 'failed',
    retry: () => {
      page.retry()
      retry()
    },
    store,
    view,
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>
