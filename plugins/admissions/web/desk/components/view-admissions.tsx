import { admissionMenuMessages } from '../messages.ts'
import '@prangan/web/features/admissions/desk/applications-table.css'
import { OfficeSheet } from '@prangan/web/features/admissions/desk/components/office-sheet.tsx'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import type { MakeExport } from '@prangan/web/lib/export-pages.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { ExportButton } from '@prangan/web/ui/desk/export-button.tsx'
import { ResourceScreen } from '@prangan/web/ui/desk/resource-screen.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { useResourceScreen } from '@prangan/web/ui/desk/use-resource-screen.ts'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { type ApplicationFilter, type Applications, applicationsOf, isByTurn } from '../applications.ts'
import { applicationColumns } from './application-columns.tsx'
import { StatusCounts } from './status-counts.tsx'

const none: readonly SessionRow[] = []

/** The office's applications for admission: the list, or one as the sheet that is printed. */
export function ViewAdmissions() {
  const { params, stepOut } = useAddressParams()
  const { live } = useSessions()
  const sheetId = params.get('sheet') ?? ''
  if (sheetId) {
    return <OfficeSheet key={sheetId} id={sheetId} onBack={() => stepOut({ open: sheetId, sheet: '' })} />
  }
  // The address may name a session. Where they cannot be read, the list is there all the same.
  if (live.status === 'loading') return <SectionLoading title={texts().title} />
  return <ApplicationList sessions={live.status === 'ready' ? live.value : none} />
}

const loadDialogs = () => import('./application-dialogs.tsx')
const texts = () => deskMessages().admissions
const review = () =>
  ({ kind: 'review', label: admissionMenuMessages().applications.review.selected }) as const
const decide = () => ({ kind: 'decide', label: texts().decide.selected }) as const

/** The list for these sessions. A change of anything else in them does not begin it again. */
function useApplications(sessions: readonly SessionRow[]): Applications {
  const names = JSON.stringify(sessions.map(({ id, name }) => ({ id, name })))
  return useMemo(() => applicationsOf(JSON.parse(names)), [names])
}

function captionOf(filter: ApplicationFilter): string {
  const { captions } = admissionMenuMessages().applications
  if (!isByTurn(filter)) return texts().caption
  return filter.tab === 'answered' ? captions.answered : captions.check
}

function ApplicationList({ sessions }: { sessions: readonly SessionRow[] }) {
  const resource = useApplications(sessions)
  const screen = useResourceScreen(resource, loadDialogs)
  const { opener, filter, narrow } = screen
  const { can } = useDeskSession()
  const { search } = useLocation()
  const session = sessions.find(({ id }) => id === filter.session)
  const bulk = [
    ...(sessions.length > 0 && can('admission:verify') ? [review()] : []),
    ...(can('admission:decide') ? [decide()] : []),
  ]
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={captionOf(filter)}
      columns={useMemo(
        () => applicationColumns({ opener, sessions, search: search.slice(1) }),
        [opener, sessions, search],
      )}
      messages={
        session && (
          <StatusCounts
            key={session.id}
            session={session.id}
            status={filter.status}
            onChoose={(status) => narrow({ status, tab: '' })}
          />
        )
      }
      actions={session && <UniversityFile resource={resource} session={session} filter={filter} />}
      bulk={bulk.length > 0 ? bulk : undefined}
      filtersClass="grid grid-cols-2 gap-4 pb-4 *:first:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:*:first:col-span-full xl:auto-cols-[10rem] xl:grid-flow-col xl:grid-cols-[minmax(0,1fr)] xl:*:first:col-span-1"
      tableClass="desk-cards desk-applications"
    />
  )
}

type UniversityFileProps = { resource: Applications; session: SessionRow; filter: ApplicationFilter }

function UniversityFile({ resource, session, filter }: UniversityFileProps) {
  const make: MakeExport = async (run) => {
    const [{ exportPages }, { universityTable }] = await Promise.all([
      import('@prangan/web/lib/export-pages.ts'),
      import('../api/university-table.ts'),
    ])
    return exportPages(resource.pages, universityTable(session), filter, run)
  }
  return (
    session.columns.length > 0 && (
      <ExportButton
        label={admissionMenuMessages().applications.universityFile}
        make={make}
        name={`university-${session.name}`}
        nouns={texts().nouns}
      />
    )
  )
}
