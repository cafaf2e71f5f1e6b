import { useId } from 'react'
import { Link } from 'react-router-dom'
import { watchUncheckedCount } from '../../../features/faculty/desk/members.ts'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { adminSectionHref } from '../section-href.ts'
import { useOfficeCounts } from '../watch-counts.tsx'
import { useWaiting, type Waiting } from './use-waiting.ts'

const texts = () => deskMessages().overview.waiting
const waits = () => deskMessages().overview.waits
const waitsNotLoaded = () => deskMessages().overview.waitsNotLoaded

/** What waits for the office: a card for each list, with its number. */
export function WaitingCards() {
  const headingId = useId()
  const { can } = useDeskSession()
  const { live, retry } = useOfficeCounts()
  const waiting = useWaiting(live.status === 'ready' ? live.value : null)
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-lg text-indigo-950">
        {waits()}
      </h2>
      {live.status === 'failed' ? (
        <LoadFailure onRetry={retry}>{waitsNotLoaded()}</LoadFailure>
      ) : (
        <ul className="waiting-cards" aria-busy={!waiting}>
          {waiting?.map((each) => (
            <Card key={each.href} {...each} />
          ))}
          {waiting && can('admission:read') && <WaitingApplications />}
          {waiting && can('page:read') && <WaitingPages />}
          {waiting && can('faculty:hide') && <UncheckedProfiles />}
        </ul>
      )}
    </section>
  )
}

const Card = ({ count, what, href }: Pick<Waiting, 'count' | 'what' | 'href'>) => (
  <li>
    <Link to={href} data-waits={count > 0 || undefined} className="card">
      <b>{count}</b> <span>{what}</span>
    </Link>
  </li>
)

const loadApplications = async () => (await import('./watch-applications.ts')).watchApplications

/** The full applications to check, with those that were answered, and the fees to confirm. */
function WaitingApplications() {
  const { live } = useLive(loadApplications, '')
  const { can } = useDeskSession()
  if (live.status !== 'ready') return null
  const { check, answered, fees } = live.value
  const list = adminSectionHref('admissions')
  return (
    <>
      {can('admission:verify') && (
        <>
          <Card count={check} what={texts().toCheck(check)} href={`${list}?tab=check`} />
          <Card count={answered} what={texts().answered(answered)} href={`${list}?tab=answered`} />
        </>
      )}
      {can('admission:fees') && <Card count={fees} what={texts().fees(fees)} href={`${list}?tab=fees`} />}
    </>
  )
}

const loadWaitingPages = async () => (await import('./watch-waiting-pages.ts')).watchWaitingPages

/** The pages to look through, and those whose changes a teacher suggests. */
function WaitingPages() {
  const { live } = useLive(loadWaitingPages, '')
  if (live.status !== 'ready') return null
  const { due, suggested } = live.value
  const list = adminSectionHref('pages')
  return (
    <>
      <Card count={due} what={texts().duePages(due)} href={`${list}?tab=due`} />
      <Card count={suggested} what={texts().suggestedPages(suggested)} href={`${list}?tab=suggested`} />
    </>
  )
}

/** The profiles that their owners should look through again. */
function UncheckedProfiles() {
  const { live } = useLive(watchUncheckedCount, '')
  if (live.status !== 'ready') return null
  const what = texts().uncheckedProfiles(live.value)
  return <Card count={live.value} what={what} href={`${adminSectionHref('view-faculty')}?unchecked=1`} />
}
