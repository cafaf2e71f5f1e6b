import { useId } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useOfficeCounts } from '../watch-counts.tsx'
import { useWaiting } from './use-waiting.ts'

/** What waits for the office: a card for each list, with its number. */
export function WaitingCards() {
  const headingId = useId()
  const { live, retry } = useOfficeCounts()
  const waiting = useWaiting(live.status === 'ready' ? live.value : null)
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-lg text-indigo-950">
        What waits
      </h2>
      {live.status === 'failed' ? (
        <LoadFailure onRetry={retry}>What waits could not be loaded.</LoadFailure>
      ) : (
        <ul className="waiting-cards" aria-busy={!waiting}>
          {waiting?.map(({ count, what, href }) => (
            <li key={href}>
              <Link to={href} data-waits={count > 0 || undefined} className="card">
                <b>{count}</b> <span>{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
