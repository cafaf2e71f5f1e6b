import '../applications-table.css'
import { useRef } from 'react'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { useResourceAddress } from '../../../../lib/use-resource-address.ts'
import { ExportButton, type MakeExport } from '../../../../ui/desk/export-button.tsx'
import { ResourceFilters } from '../../../../ui/desk/resource-filters.tsx'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'
import { Message } from '../../../../ui/message.tsx'
import { type ApplicationFilter, applications } from '../applications.ts'
import { ApplicationsList } from './applications-list.tsx'
import { OfficeSheet } from './office-sheet.tsx'

/** The office's applications for admission: the list, or one as the sheet that is printed. */
export function ViewAdmissions() {
  const { params, stepIn, stepOut } = useAddressParams()
  const sheetId = params.get('sheet') ?? ''
  if (sheetId) {
    const backToDetails = () => stepOut({ open: sheetId, sheet: '' })
    return <OfficeSheet key={sheetId} id={sheetId} onBack={backToDetails} />
  }
  return <Applications onSheet={(id) => stepIn({ open: '', sheet: id })} />
}

const loadDialog = () => import('./application-dialog.tsx')

const exportOf =
  (filter: ApplicationFilter): MakeExport =>
  async (options) =>
    (await import('../api/export-applications.ts')).exportApplications(filter, options)

/** The live list with its filters and its export, and the dialog with one application's details. */
function Applications({ onSheet }: { onSheet: (id: string) => void }) {
  const { filter, openId, narrow, open, close } = useResourceAddress(applications)
  const list = useLivePages(applications.watchPage, filter)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWanted = openId !== ''
  const { module, hasFailed, prefetch } = useLazyModule(loadDialog, isWanted)
  useFocusFallback(section, heading)

  return (
    <section ref={section} aria-labelledby="admissions" onPointerEnter={prefetch} onFocus={prefetch}>
      <div className="flex flex-wrap items-start justify-between gap-4 pb-6">
        <h1 id="admissions" ref={heading} tabIndex={-1} className="text-2xl text-indigo-950">
          Admissions
        </h1>
        <ExportButton make={exportOf(filter)} name={applications.nouns[1]} nouns={applications.nouns} />
      </div>
      <Message tone="error">
        {hasFailed &&
          isWanted &&
          'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      <ResourceFilters
        resource={applications}
        filter={filter}
        onNarrow={narrow}
        className="grid gap-4 pb-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_11rem_10.5rem]"
      />
      <ApplicationsList list={list} onOpen={open} />
      {module && (
        <module.ApplicationDialogs
          openId={openId}
          onClose={close}
          onSheet={onSheet}
          fallbackFocus={() => heading.current}
        />
      )}
    </section>
  )
}
