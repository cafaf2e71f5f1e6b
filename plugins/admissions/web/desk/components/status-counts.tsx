import { statusLabels } from '@prangan/web/features/admissions/desk/application-labels.ts'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { IconButton } from '@prangan/web/ui/desk/icon-button.tsx'
import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { type ApplicationStatus, applicationStatuses } from '../../../contract/schemas/application.ts'
import type { StatusCounts as Counts } from '../api/status-counts.ts'
import { admissionMenuMessages } from '../messages.ts'

const texts = () => admissionMenuMessages().applications.counts

type StatusCountsProps = {
  session: string
  status: string
  onChoose: (status: ApplicationStatus | '') => void
}

export function StatusCounts({ session, status, onChoose }: StatusCountsProps) {
  const [counts, setCounts] = useState<Counts | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    async (isForced: boolean) => {
      try {
        const { countStatuses } = await import('../api/status-counts.ts')
        setCounts(await countStatuses(session, isForced))
        setFailed(false)
      } catch (error) {
        console.warn('The applications could not be counted.', error)
        setFailed(true)
      }
    },
    [session],
  )
  useEffect(() => {
    load(false)
  }, [load])
  const shown = applicationStatuses.filter((each) => (counts?.[each] ?? 0) > 0 || each === status)
  const incomplete = counts?.incomplete ?? 0
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1 gap-y-1 pb-2 text-sm">
      <h2 className="sr-only">{texts().title}</h2>
      {hasFailed && <p className="text-muted">{texts().failed}</p>}
      {counts && shown.length === 0 && incomplete === 0 && <p className="text-muted">{texts().none}</p>}
      <ul aria-label={texts().title} className="contents">
        {shown.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === status}
              onClick={() => onChoose(each === status ? '' : each)}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-indigo-900 hover:bg-indigo-50 aria-pressed:bg-indigo-900 aria-pressed:text-white"
            >
              {statusLabels()[each]} <b className="tabular-nums">{formatNumber(counts?.[each] ?? 0)}</b>
            </button>
          </li>
        ))}
        {incomplete > 0 && (
          <li className="inline-flex min-h-9 items-center gap-1.5 px-3 text-muted">
            {admissionMenuMessages().applications.incomplete}{' '}
            <b className="tabular-nums">{formatNumber(incomplete)}</b>
          </li>
        )}
      </ul>
      <IconButton label={texts().again} onClick={() => load(true)}>
        <RefreshCw aria-hidden="true" size={16} />
      </IconButton>
    </div>
  )
}
