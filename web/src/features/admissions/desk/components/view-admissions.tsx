import '../applications-table.css'
import { useRef } from 'react'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { ExportButton, type MakeExport } from '../../../../ui/desk/export-button.tsx'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'
import { Message } from '../../../../ui/message.tsx'
import type { ApplicationFilter } from '../api/applications-query.ts'
import { useApplicationList } from '../api/use-applications.ts'
import { listed } from '../application-labels.ts'
import { useApplicationsAddress } from '../use-applications-address.ts'
import { ApplicationFilters } from './application-filters.tsx'
import { ApplicationsList } from './applications-list.tsx'
import { OfficeSheet } from './office-sheet.tsx'

/** The office's applications for admission: the list, or one as the sheet that is printed. */
export function ViewAdmissions() {
  const address = useApplicationsAddress()
  const { sheetId } = address
  if (sheetId) return <OfficeSheet key={sheetId} id={sheetId} onBack={() => address.closeSheet(sheetId)} />
  return <Applications {...address} />
}

const loadDialog = () => import('./application-dialog.tsx')

const exportOf =
  (filter: ApplicationFilter): MakeExport =>
  async (options) =>
    (await import('../api/export-applications.ts')).exportApplications(filter, options)

type ApplicationsProps = Omit<ReturnType<typeof useApplicationsAddress>, 'sheetId'>

/** The live list with its filters and its export, and the dialog with one application's details. */
function Applications({ filter, openId, ...address }: ApplicationsProps) {
  const list = useApplicationList(filter)
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
        <ExportButton make={exportOf(filter)} name={listed[1]} nouns={listed} />
      </div>
      <Message tone="error">
        {hasFailed &&
          isWanted &&
          'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      <ApplicationFilters filter={filter} onNarrow={address.narrow} />
      <ApplicationsList list={list} onOpen={address.open} />
      {module && (
        <module.ApplicationDialogs
          openId={openId}
          onClose={address.close}
          onSheet={address.openSheet}
          fallbackFocus={() => heading.current}
        />
      )}
    </section>
  )
}
