import { approvalTab } from '@prangan/contract/desk-paths'
import type { Ability } from '@prangan/contract/roles'
import type { OfficeCounters } from '@prangan/contract/schemas/counters'
import { useEffect } from 'react'
import { useLive } from '../../lib/use-live.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { SectionCounter } from '../../plugin.ts'
import { officeSections } from './office-sections.ts'
import { adminSectionHref } from './section-href.ts'

export type OfficeCounts = OfficeCounters

const loadCounts = async () => (await import('./office-counts.ts')).watchOfficeCounts

const texts = () => deskMessages().overview.waiting

const coreCounters: Readonly<Record<string, SectionCounter>> = {
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
  '': {
    name: 'waitingNotices',
    ability: 'news:publish',
    labels: () => texts().notices,
    search: `?tab=${approvalTab}`,
  },
}

const counters = (): Readonly<Record<string, SectionCounter | undefined>> => ({
  ...coreCounters,
  ...Object.fromEntries(
    officeSections().flatMap((section) =>
      'counter' in section && section.counter ? [[section.id, section.counter]] : [],
    ),
  ),
})

type Can = (ability: Ability) => boolean

/**
 * Returns the count for a section's sidebar entry; undefined if the section has none that the person may see, or counts are not
 * loaded.
 */
export function waitingIn(section: string, counts: OfficeCounts | null, can: Can) {
  const counter = counters()[section]
  if (!(counter && counts && can(counter.ability))) return undefined
  const count = counts[counter.name]
  return {
    count,
    what: counter.labels().what(count),
    href: adminSectionHref(section) + counter.search,
  }
}

/** Returns the counts of all sections that the person may see, in the sidebar's order. */
export function waitingInAll(counts: OfficeCounts, can: Can) {
  return Object.entries(counters()).flatMap(([section, counter]) => {
    const waiting = waitingIn(section, counts, can)
    if (!(counter && waiting)) return []
    const { short, none } = counter.labels()
    return [{ ...waiting, section, short: short(waiting.count), none }]
  })
}

/** Listens to the counts; all callers share one listener. */
export const useOfficeCounts = () => useLive(loadCounts, 'office')

export function WatchCounts({ onChange }: { onChange: (counts: OfficeCounts) => void }) {
  const { live } = useOfficeCounts()
  const counts = live.status === 'ready' ? live.value : null
  useEffect(() => {
    if (counts) onChange(counts)
  }, [counts, onChange])
  return null
}
