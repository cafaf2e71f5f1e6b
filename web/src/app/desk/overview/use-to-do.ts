import { admissionSections } from '../../../features/admissions/desk/hrefs.ts'
import { watchUncheckedCount } from '../../../features/faculty/desk/members.ts'
import { pagesSection } from '../../../features/site/desk/editor-href.ts'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { Waiting } from '../../../plugin.ts'
import { adminSectionHref } from '../section-href.ts'
import { useOfficeCounts } from '../watch-counts.tsx'
import { nothingBut } from './listen-to-nothing.ts'
import { useWaiting } from './use-waiting.ts'
import type { WaitingApplications } from './watch-applications.ts'
import type { WaitingPages } from './watch-waiting-pages.ts'

const texts = () => deskMessages().overview.waiting

const loadApplications = async () => (await import('./watch-applications.ts')).watchApplications
const loadPages = async () => (await import('./watch-waiting-pages.ts')).watchWaitingPages
const noApplications = nothingBut<WaitingApplications>({ check: 0, answered: 0, fees: 0, newToCheck: 0 })
const noPages = nothingBut<WaitingPages>({ due: 0, suggested: 0 })
const noProfiles = nothingBut(0)

/**
 * Returns what waits for the office, overdue items first and each application once; null until all is loaded. Items that failed
 * to load are missing, and `retry` loads them again.
 */
export function useToDo() {
  const { can } = useDeskSession()
  const counts = useOfficeCounts()
  const handlesApplications = can('admission:verify') || can('admission:fees')
  const applications = useLive(handlesApplications ? loadApplications : noApplications, '')
  const pages = useLive(can('page:read') ? loadPages : noPages, '')
  const profiles = useLive(can('faculty:hide') ? watchUncheckedCount : noProfiles, '')
  const inOffice = counts.live.status === 'ready' ? counts.live.value : null
  const waiting = useWaiting(inOffice)
  const reads = [counts, applications, pages, profiles]
  const isKnown = waiting.isKnown && reads.every(({ live }) => live.status !== 'loading')
  const toDo = [...waiting.waiting]
  if (applications.live.status === 'ready' && can('admission:verify')) {
    // The new applications in the sidebar's count are among those to check, if they have a session.
    const at = toDo.findIndex(({ section }) => section === admissionSections.applications)
    const byHand = (inOffice?.newApplications ?? 0) - applications.live.value.newToCheck
    if (at !== -1) toDo.splice(at, 1, ...(byHand > 0 ? [toByHand(byHand)] : []))
    toDo.push(...toQueues(applications.live.value))
  }
  if (applications.live.status === 'ready' && can('admission:fees'))
    toDo.push(toFees(applications.live.value))
  if (pages.live.status === 'ready' && can('page:read')) toDo.push(...toPages(pages.live.value))
  if (profiles.live.status === 'ready' && can('faculty:hide')) toDo.push(toProfiles(profiles.live.value))
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

const applicationsWith = (search: string) => `${adminSectionHref(admissionSections.applications)}?${search}`
const pagesWith = (search: string) => `${adminSectionHref(pagesSection)}?${search}`

type Texts = { what: (count: number) => string; none: string }
const counted = (count: number, { what, none }: Texts, href: string): Waiting => ({
  count,
  what: what(count),
  none,
  href,
})

const toByHand = (count: number) => counted(count, texts().byHand, applicationsWith('status=new'))

const toQueues = ({ check, answered }: WaitingApplications) => [
  counted(check, texts().toCheck, applicationsWith('tab=check')),
  counted(answered, texts().answered, applicationsWith('tab=answered')),
]

const toFees = ({ fees }: WaitingApplications) => counted(fees, texts().fees, applicationsWith('tab=fees'))

const toPages = ({ due, suggested }: WaitingPages) => [
  { ...counted(due, texts().duePages, pagesWith('tab=due')), isOverdue: true },
  counted(suggested, texts().suggestedPages, pagesWith('tab=suggested')),
]

const toProfiles = (count: number) => ({
  ...counted(count, texts().uncheckedProfiles, `${adminSectionHref('view-faculty')}?unchecked=1`),
  isOverdue: true,
})
