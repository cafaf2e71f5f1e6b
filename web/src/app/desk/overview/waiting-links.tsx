import { Link } from 'react-router-dom'
import { deskMessages } from '../../../messages/desk.ts'
import type { OfficeCounts } from '../watch-counts.tsx'
import { useWaiting } from './use-waiting.ts'

export function WaitingLinks({ counts }: { counts: OfficeCounts | null }) {
  const { waiting: all, isKnown } = useWaiting(counts)
  const waiting = all.filter(({ count }) => count > 0)
  if (!(counts && isKnown) || waiting.length === 0) return null
  return (
    <nav aria-labelledby="what-waits">
      <h2 id="what-waits">{deskMessages().overview.waits}</h2>
      <ul>
        {waiting.map(({ count, what, short, href }) => (
          <li key={what}>
            <Link to={href}>
              <b>{count}</b> <span className="max-md:hidden">{what}</span>
              <span className="md:hidden">{short ?? what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
