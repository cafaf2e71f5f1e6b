import { call } from '@prangan/web/http/client.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { useEffect, useState } from 'react'
import { endpointTable } from '../../contract/endpoints.ts'
import { statisticsLimits } from '../../contract/limits.ts'
import { statisticsMessages } from './messages.ts'

/** Says how often the page at a path was read lately; nothing if that could not be read. */
export function RecentReads({ path }: { path: string }) {
  const { getToken } = useDeskSession()
  const [read, setRead] = useState<{ path: string; count: number } | null>(null)
  useEffect(() => {
    let isOpen = true
    const count = async () =>
      call(endpointTable, 'countReads', { body: { path } }, { token: await getToken() })
    count().then(({ count }) => isOpen && setRead({ path, count }), console.warn)
    return () => {
      isOpen = false
    }
  }, [path, getToken])

  if (read?.path !== path) return null
  const { none, times } = statisticsMessages().recentReads
  const { recentDays } = statisticsLimits
  return (
    <p className="text-sm text-muted">
      {read.count === 0 ? none(recentDays) : times(read.count, formatNumber(read.count), recentDays)}
    </p>
  )
}
