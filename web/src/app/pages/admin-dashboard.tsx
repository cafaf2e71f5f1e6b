import '../desk.css'
import { college } from '@prangan/contract/college.config'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import logo from '../../../art/logo.svg'
import { Logout, logoutId } from '../../features/account/components/logout.tsx'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { useSession } from '../../features/account/session.ts'
import { paths } from '../../paths.ts'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'
import { SectionLoading } from '../../ui/desk/section-loading.tsx'
import { useLazyModule } from '../../ui/desk/use-lazy-module.ts'
import { adminSectionHref, adminSections } from '../desk/admin-sections.tsx'
import { type OfficeCounts, WatchCounts, waitingIn } from '../desk/watch-counts.tsx'
import { useTitle } from '../layouts/use-page-change.ts'

/** The office's desk: its sections, each at its own address. */
export function Component() {
  const session = useSession()
  const navigate = useNavigate()
  const { section = '' } = useParams()
  const current = adminSections.find(({ id }) => id === section)
  const [counts, setCounts] = useState<OfficeCounts | null>(null)
  useTitle(current?.label ?? 'Admin dashboard')
  if (!current && section !== logoutId) return <Navigate to={paths.adminDashboard.href()} replace />
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
      onLogout={() => navigate(adminSectionHref(logoutId))}
    >
      {current ? (
        <SessionGate userType="admin">
          <WatchCounts onChange={setCounts} />
          <LazyMessages section={section} />
          <Suspense fallback={<SectionLoading />}>
            <current.Section />
          </Suspense>
        </SessionGate>
      ) : (
        <Logout />
      )}
    </DeskShell>
  )
}

const loadMessages = () => import('../desk/desk-messages.tsx')

/** The messages, loaded lazily after the first section; if that fails, opening the next section retries. */
function LazyMessages({ section }: { section: string }) {
  const { module, loadModule } = useLazyModule(loadMessages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(loadModule, [loadModule, section])
  return module && <module.DeskMessages />
}
