import '../desk.css'
import { Newspaper, UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMatch } from 'react-router-dom'
import logo from '../../../art/logo.svg'
import { college } from '../../content/college.ts'
import { freshToken } from '../../features/account/api/keep-token.ts'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { signOut, useSession } from '../../features/account/session.ts'
import { ViewNews } from '../../features/news/desk/components/view-news.tsx'
import { paths } from '../../paths.ts'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { deskSections } from '../routes.ts'

/** Form and schemas come when somebody is to be added. */
const AddFaculty = lazy(() =>
  import('../../features/account/desk/components/add-faculty.tsx').then(({ AddFaculty }) => ({
    default: AddFaculty,
  })),
)

/** The office's desk: its sections, each with an address of its own. */
export function Component() {
  const session = useSession()
  const isAdding = useMatch(deskSections.addFaculty) !== null
  return (
    <DeskShell
      college={college.name.en}
      logo={logo}
      desk="Admin dashboard"
      person={session?.username ?? ''}
      entries={[
        { label: 'View News', href: paths.adminDashboard.href(), icon: Newspaper, isCurrent: !isAdding },
        { label: 'Add Faculty', href: deskSections.addFaculty, icon: UserPlus, isCurrent: isAdding },
      ]}
      onLogout={signOut}
    >
      <SessionGate userType="admin">
        {() =>
          isAdding ? (
            <Suspense fallback={<SectionLoading />}>
              <AddFaculty />
            </Suspense>
          ) : (
            <ViewNews getToken={freshToken} />
          )
        }
      </SessionGate>
    </DeskShell>
  )
}

function SectionLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner /> Loading…
    </p>
  )
}
