import type { Ability } from '@prangan/contract/roles'
import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import { useEffect } from 'react'
import { useLive } from '../../lib/use-live.ts'
import { adminSectionHref } from './section-href.ts'

/** How many items wait for the office. */
export type OfficeCounts = OfficeCounters

const loadCounts = async () => (await import('./office-counts.ts')).watchOfficeCounts

type Counter = {
  name: keyof OfficeCounts
  /** What it takes to see what is counted. */
  ability: Ability
  labels: readonly [one: string, several: string]
  /** The noun alone, for narrow screens. */
  short: string
  search: string
}

/** What a section's sidebar entry counts, and the query that lists it. */
const counters: Record<string, Counter | undefined> = {
  'view-alumni': {
    name: 'requestedAlumni',
    ability: 'alumnus:read',
    labels: ['alumnus requested', 'alumni requested'],
    short: 'alumni',
    search: '?tab=requested',
  },
  admissions: {
    name: 'newApplications',
    ability: 'admission:read',
    labels: ['new application', 'new applications'],
    short: 'applications',
    search: '?status=new',
  },
  inquiries: {
    name: 'openInquiries',
    ability: 'inquiry:read',
    labels: ['open inquiry', 'open inquiries'],
    short: 'inquiries',
    search: '',
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

/** What waits in all sections that the person may see, in the sidebar's order. */
export function waitingInAll(counts: OfficeCounts, can: (ability: Ability) => boolean) {
  return Object.entries(counters).flatMap(([section, counter]) => {
    const waiting = waitingIn(section, counts)
    return counter && waiting && can(counter.ability) ? [{ ...waiting, short: counter.short }] : []
  })
}

/** The counts, live; all that listen share one listener. */
export const useOfficeCounts = () => useLive(loadCounts, 'office')

/** Reports the counts to the sidebar. Renders nothing. */
export function WatchCounts({ onChange }: { onChange: (counts: OfficeCounts) => void }) {
  const { live } = useOfficeCounts()
  const counts = live.status === 'ready' ? live.value : null
  useEffect(() => {
    if (counts) onChange(counts)
  }, [counts, onChange])
  return null
}
