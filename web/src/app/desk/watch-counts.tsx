import type { Ability } from '@prangan/contract/roles'
import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import { useEffect } from 'react'
import { useLive } from '../../lib/use-live.ts'
import { deskMessages } from '../../messages/desk.ts'
import { adminSectionHref } from './section-href.ts'

/** How many items wait for the office. */
export type OfficeCounts = OfficeCounters

const loadCounts = async () => (await import('./office-counts.ts')).watchOfficeCounts

const texts = () => deskMessages().overview.waiting

type Counter = {
  name: keyof OfficeCounts
  /** What it takes to see what is counted. */
  ability: Ability
  /** What a count is of; `short` is for narrow screens. */
  labels: () => { what: (count: number) => string; short: (count: number) => string; none: string }
  search: string
}

/** What a section's sidebar entry counts, and the query that lists it. */
const counters: Record<string, Counter | undefined> = {
  'view-alumni': {
    name: 'requestedAlumni',
    ability: 'alumnus:read',
    labels: () => texts().alumni,
    search: '?tab=requested',
  },
  admissions: {
    name: 'newApplications',
    ability: 'admission:read',
    labels: () => texts().admissions,
    search: '?status=new',
  },
  inquiries: {
    name: 'openInquiries',
    ability: 'inquiry:read',
    labels: () => texts().inquiries,
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
    what: counter.labels().what(count),
    href: adminSectionHref(section) + counter.search,
  }
}

/** What waits in all sections that the person may see, in the sidebar's order. */
export function waitingInAll(counts: OfficeCounts, can: (ability: Ability) => boolean) {
  return Object.entries(counters).flatMap(([section, counter]) => {
    const waiting = waitingIn(section, counts)
    if (!(counter && waiting && can(counter.ability))) return []
    const { short, none } = counter.labels()
    return [{ ...waiting, section, short: short(waiting.count), none }]
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
