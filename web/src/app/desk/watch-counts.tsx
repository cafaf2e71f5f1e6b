import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import { useEffect } from 'react'
import { useLive } from '../../lib/use-live.ts'
import { adminSectionHref } from './admin-sections.tsx'

/** How much waits for the office. */
export type OfficeCounts = OfficeCounters

const loadCounts = async () => (await import('./office-counts.ts')).watchOfficeCounts

/** What a section's entry in the sidebar counts, and what its address says where that is listed. */
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

/** What waits in the section of that id; undefined where nothing is counted, or nothing known. */
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

/** Listens to how much waits for the office, by one listener for the whole desk, and tells it. Shows nothing itself. */
export function WatchCounts({ onChange }: { onChange: (counts: OfficeCounts) => void }) {
  const { live } = useLive(loadCounts, 'office')
  const counts = live.status === 'ready' ? live.value : null
  useEffect(() => {
    if (counts) onChange(counts)
  }, [counts, onChange])
  return null
}
