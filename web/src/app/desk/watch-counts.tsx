import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import { useEffect } from 'react'
import { useLive } from '../../lib/use-live.ts'

/** How much waits for the office. */
export type OfficeCounts = OfficeCounters

const bringCounts = async () => (await import('./office-counts.ts')).watchOfficeCounts

/** What a section's entry in the sidebar counts. */
const counters: Record<string, { name: keyof OfficeCounts; what: string } | undefined> = {
  'view-alumni': { name: 'requestedAlumni', what: 'requested' },
  admissions: { name: 'newApplications', what: 'new' },
}

/** What waits in the section of that id; undefined where nothing is counted, or nothing known. */
export function waitingIn(section: string, counts: OfficeCounts | null) {
  const counter = counters[section]
  return counter && counts ? { count: counts[counter.name], what: counter.what } : undefined
}

/** Listens to how much waits for the office, by one listener for the whole desk, and tells it. Shows nothing itself. */
export function WatchCounts({ onChange }: { onChange: (counts: OfficeCounts) => void }) {
  const { live } = useLive(bringCounts, 'office')
  const counts = live.status === 'ready' ? live.value : null
  useEffect(() => {
    if (counts) onChange(counts)
  }, [counts, onChange])
  return null
}
