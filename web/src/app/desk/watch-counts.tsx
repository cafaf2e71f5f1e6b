import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import { useEffect } from 'react'
import { useLive } from '../../lib/use-live.ts'
import { adminSectionHref } from './admin-sections.tsx'

/** How many items wait for the office. */
export type OfficeCounts = OfficeCounters

const loadCounts = async () => (await import('./office-counts.ts')).watchOfficeCounts

/** What a section's sidebar entry counts, and the query that lists it. */
const counters: Record<
  string,
  { name: keyof OfficeCounts; labels: readonly [one: string, several: string]; search: string } | undefined
> = {
  'view-alumni': {
    name: 'requestedAlumni',
    labels: ['alumnus requested', 'alumni requested'],
    search: '?tab=requested',
  },
  admissions: {
    name: 'newApplications',
    labels: ['new application', 'new applications'],
    search: '?status=new',
  },
}

/** The count for a section's sidebar entry; undefined if the section has none, or before the counts are loaded. */
export function waitingIn(section: string, counts: OfficeCounts | null) {
  const counter = counters[section]
  if (!(counter && counts)) return undefined
  const count = counts[counter.name]
  return {
    count,
    what: counter.labels[count === 1 ? 0 : 1],
    href: adminSectionHref(section) + counter.search,
  }
}

/** Listens to the counts, with one listener for the whole desk, and reports them. Renders nothing. */
export function WatchCounts({ onChange }: { onChange: (counts: OfficeCounts) => void }) {
  const { live } = useLive(loadCounts, 'office')
  const counts = live.status === 'ready' ? live.value : null
  useEffect(() => {
    if (counts) onChange(counts)
  }, [counts, onChange])
  return null
}
