import '../alumni-table.css'
import { useMemo, useRef } from 'react'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { useResourceAddress } from '../../../../lib/use-resource-address.ts'
import { DeskTabs } from '../../../../ui/desk/desk-tabs.tsx'
import { ExportButton, type MakeExport } from '../../../../ui/desk/export-button.tsx'
import { ResourceFilters } from '../../../../ui/desk/resource-filters.tsx'
import { Message } from '../../../../ui/message.tsx'
import { type AlumniFilter, alumni } from '../alumni.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { AlumniList } from './alumni-list.tsx'
import { useAlumniDialogs } from './use-alumni-dialogs.ts'

const exportOf =
  (filter: AlumniFilter): MakeExport =>
  async (options) =>
    (await import('../api/export-alumni.ts')).exportAlumni(filter, options)

/** The office's list of alumni, verified and requested: live, searched, verified, changed and deleted. */
export function ViewAlumni() {
  const address = useResourceAddress(alumni)
  const { filter, openId, chooseTab, narrow, open } = address
  const { tab } = filter
  const list = useLivePages(alumni.watchPage, filter)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { ask, prefetch, hasFailed, Dialogs, ...dialogs } = useAlumniDialogs(openId)
  useFocusFallback(section, heading)

  const actions = useMemo(
    () => ({
      open: ({ id }: AlumnusRow) => open(id),
      verify: (row: AlumnusRow) => ask('verify', [row]),
      remove: (row: AlumnusRow) => ask('remove', [row]),
    }),
    [open, ask],
  )

  return (
    <section ref={section} aria-labelledby="view-alumni" onPointerEnter={prefetch} onFocus={prefetch}>
      <div className="flex flex-wrap items-start justify-between gap-4 pb-4">
        <h1 id="view-alumni" ref={heading} tabIndex={-1} className="text-2xl text-indigo-950">
          View Alumni
        </h1>
        <ExportButton make={exportOf(filter)} name={`alumni-${tab}`} nouns={alumni.nouns} />
      </div>
      <Message tone="error">
        {hasFailed && 'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      <ResourceFilters
        resource={alumni}
        filter={filter}
        onNarrow={narrow}
        className="grid grid-cols-2 gap-4 pb-4 *:first:col-span-2 lg:grid-cols-[minmax(0,1fr)_13rem_10rem] lg:*:first:col-span-1"
      />
      <DeskTabs label="Alumni" tabs={alumni.tabs} chosen={tab} onChoose={chooseTab}>
        <AlumniList
          key={tab}
          list={list}
          isVerified={tab === 'verified'}
          actions={actions}
          onVerifySeveral={(rows) => ask('several', rows)}
        />
      </DeskTabs>
      {Dialogs && <Dialogs {...dialogs} address={address} fallbackFocus={() => heading.current} />}
    </section>
  )
}
