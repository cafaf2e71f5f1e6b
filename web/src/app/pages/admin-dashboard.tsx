import '../desk.css'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import logo from '../../../art/logo.svg'
import { college } from '../../content/college.ts'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { signOut, useSession } from '../../features/account/session.ts'
import { paths } from '../../paths.ts'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'
import { SectionLoading } from '../../ui/desk/section-loading.tsx'
import { adminSectionHref, adminSections } from '../desk/admin-sections.tsx'
import { type OfficeCounts, WatchCounts, waitingIn } from '../desk/watch-counts.tsx'
import { useTitle } from '../layouts/use-page-change.ts'

/** The office's desk: its sections, each with an address of its own. */
export function Component() {
  const session = useSession()
  const { section = '' } = useParams()
  const current = adminSections.find(({ id }) => id === section)
  const [counts, setCounts] = useState<OfficeCounts | null>(null)
  useTitle(current?.label ?? 'Admin dashboard')
  if (!current) return <Navigate to={paths.adminDashboard.href()} replace />
  return (
    <DeskShell
      college={college.name.en}
      logo={logo}
      desk="Admin dashboard"
      person={session?.username ?? ''}
      entries={adminSections.map(({ id, label, icon }) => ({
        label,
        icon,
        href: adminSectionHref(id),
        isCurrent: id === section,
        waiting: waitingIn(id, counts),
      }))}
      onLogout={signOut}
    >
      <SessionGate userType="admin">
        {() => (
          <>
            <WatchCounts onChange={setCounts} />
            <Suspense fallback={<SectionLoading />}>
              <current.Section />
            </Suspense>
          </>
        )}
      </SessionGate>
    </DeskShell>
  )
}
