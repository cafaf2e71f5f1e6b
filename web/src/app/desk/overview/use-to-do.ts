import { approvalTab } from '@prangan/contract/desk-paths'
import * as plugins from '@prangan/plugins/web/desk/waiting'
import { useMemo } from 'react'
import { watchUncheckedCount } from '../../../features/faculty/desk/members.ts'
import { loadReturned } from '../../../features/news/desk/api/use-approval-count.ts'
import { pagesSection } from '../../../features/site/desk/editor-href.ts'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { PluginWaiting, Waiting } from '../../../plugin.ts'
import { adminSectionHref } from '../section-href.ts'
import { useOfficeCounts } from '../watch-counts.tsx'
import { counted } from './counted.ts'
import { listenToAll } from './listen-to-all.ts'
import { nothingBut } from './listen-to-nothing.ts'
import { useWaiting } from './use-waiting.ts'
import type { WaitingPages } from './watch-waiting-pages.ts'

const texts = () => deskMessages().overview.waiting
const pluginWaiting: readonly PluginWaiting[] = plugins.waiting

const loadPages = async () => (await import('./watch-waiting-pages.ts')).watchWaitingPages
const noPages = nothingBut<WaitingPages>({ due: 0, suggested: 0 })
const none = nothingBut(0)

/**
 * Returns what waits for the office, overdue items first and each application once; null until all is loaded. Items that failed
 * to load are missing, and `retry` loads them again.
 */
export function useToDo() {
  const { uid, can } = useDeskSession()
  const counts = useOfficeCounts()
  const ofPlugins = useLive(
    useMemo(() => listenToAll(pluginWaiting.filter(({ isFor }) => isFor(can))), [can]),
    '',
  )
  const pages = useLive(can('page:read') ? loadPages : noPages, '')
  const isClerk = can('news:prepare') && !can('news:publish')
  const returned = useLive(isClerk ? loadReturned : none, uid)
  const profiles = useLive(can('faculty:read') ? watchUncheckedCount : none, '')
  const inOffice = counts.live.status === 'ready' ? counts.live.value : null
  const waiting = useWaiting(inOffice)
  const reads = [counts, ofPlugins, pages, returned, profiles]
  const isKnown = waiting.isKnown && reads.every(({ live }) => live.status !== 'loading')
  const toDo = [...waiting.waiting]
  if (ofPlugins.live.status === 'ready')
    for (const [{ addTo }, value] of ofPlugins.live.value) addTo(toDo, value, { can, counts: inOffice })
  if (pages.live.status === 'ready' && can('page:read')) toDo.push(...toPages(pages.live.value))
  if (returned.live.status === 'ready' && isClerk) toDo.push(toReturned(returned.live.value))
  if (profiles.live.status === 'ready' && can('faculty:read')) toDo.push(toProfiles(profiles.live.value))
  return {
    toDo: isKnown ? toDo.toSorted((one, other) => rankOf(one) - rankOf(other)) : null,
    hasFailed: waiting.hasFailed || reads.some(({ live }) => live.status === 'failed'),
    retry: () => {
      if (waiting.hasFailed) waiting.retry()
      for (const { live, retry } of reads) if (live.status === 'failed') retry()
    },
  }
}

const rankOf = ({ isOverdue }: Waiting): number => (isOverdue ? 0 : 1)

const pagesWith = (search: string) => `${adminSectionHref(pagesSection)}?${search}`

const toPages = ({ due, suggested }: WaitingPages) => [
  { ...counted(due, texts().duePages, pagesWith('tab=due')), isOverdue: true },
  counted(suggested, texts().suggestedPages, pagesWith('tab=suggested')),
]

const toReturned = (count: number) =>
  counted(count, texts().returnedNotices, `${adminSectionHref('')}?tab=${approvalTab}`)

const toProfiles = (count: number) => ({
  ...counted(count, texts().uncheckedProfiles, `${adminSectionHref('view-faculty')}?unchecked=1`),
  isOverdue: true,
})
