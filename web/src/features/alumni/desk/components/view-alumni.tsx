import '../alumni-table.css'
import { useMemo, useRef } from 'react'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { DeskTabs } from '../../../../ui/desk/desk-tabs.tsx'
import { ExportButton, type MakeExport } from '../../../../ui/desk/export-button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { listed, statusLabels } from '../alumni-labels.ts'
import type { AlumniFilter } from '../api/alumni-query.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { useAlumniList } from '../api/use-alumni.ts'
import { useAlumniAddress } from '../use-alumni-address.ts'
import { AlumniFilters } from './alumni-filters.tsx'
import { AlumniList } from './alumni-list.tsx'
import { useAlumniDialogs } from './use-alumni-dialogs.ts'

const exportOf =
  (filter: AlumniFilter): MakeExport =>
  async (options) =>
    (await import('../api/export-alumni.ts')).exportAlumni(filter, options)

/** The office's list of alumni, verified and requested: live, searched, verified, changed and deleted. */
export function ViewAlumni() {
  const address = useAlumniAddress()
  const { filter, openId, chooseTab, narrow, open } = address
  const { isVerified } = filter
  const list = useAlumniList(filter)
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
        <ExportButton
          make={exportOf(filter)}
          name={`alumni-${statusLabels(isVerified).toLowerCase()}`}
          nouns={listed}
        />
      </div>
      <Message tone="error">
        {hasFailed && 'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      <AlumniFilters filter={filter} onNarrow={narrow} />
      <DeskTabs
        label="Alumni"
        tabs={[
          { id: 'verified', label: 'Verified' },
          { id: 'requested', label: 'Requested' },
        ]}
        chosen={isVerified ? 'verified' : 'requested'}
        onChoose={(id) => chooseTab(id === 'verified')}
      >
        <AlumniList
          key={String(isVerified)}
          list={list}
          isVerified={isVerified}
          actions={actions}
          onVerifySeveral={(rows) => ask('several', rows)}
        />
      </DeskTabs>
      {Dialogs && <Dialogs {...dialogs} address={address} fallbackFocus={() => heading.current} />}
    </section>
  )
}
