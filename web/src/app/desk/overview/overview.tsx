import { lazy, Suspense } from 'react'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { LastEvents } from './last-events.tsx'
import { EndingNotices, ScheduledNotices } from './notices-soon.tsx'
import { SearchEverything } from './search-everything.tsx'
import { ToDo } from './to-do.tsx'

const OperationCard = lazy(async () => ({
  default: (await import('./operation/operation-card.tsx')).OperationCard,
}))
const Figures = lazy(async () => ({ default: (await import('./figures/figures.tsx')).Figures }))

/** Shows what the person may see: search, tasks, figures, upcoming notices, latest events and how the site runs. */
export function Overview() {
  const { can } = useDeskSession()
  return (
    <div className="grid gap-10">
      <h1 className="-mb-4 text-2xl text-indigo-950">{deskMessages().overview.title}</h1>
      <SearchEverything />
      <ToDo />
      <Suspense fallback={<div className="min-h-88" />}>
        <Figures />
      </Suspense>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {can('audit:read') && <LastEvents />}
        {can('news:read-all') && (
          <div className="grid content-start gap-10 max-lg:order-first">
            <EndingNotices />
            <ScheduledNotices />
          </div>
        )}
      </div>
      {can('operation:read') && (
        <Suspense fallback={<div className="min-h-56" />}>
          <OperationCard />
        </Suspense>
      )}
    </div>
  )
}
