import '../desk.css'
import { Newspaper } from 'lucide-react'
import logo from '../../../art/logo.svg'
import { college } from '../../content/college.ts'
import { freshToken } from '../../features/account/api/keep-token.ts'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { signOut, useSession } from '../../features/account/session.ts'
import { ViewNews } from '../../features/news/desk/components/view-news.tsx'
import { paths } from '../../paths.ts'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'

const entries = [{ label: 'View News', href: paths.adminDashboard.href(), icon: Newspaper, isCurrent: true }]

/** The office's desk. */
export function Component() {
  const session = useSession()
  return (
    <DeskShell
      college={college.name.en}
      logo={logo}
      desk="Admin dashboard"
      person={session?.username ?? ''}
      entries={entries}
      onLogout={signOut}
    >
      <SessionGate userType="admin">{() => <ViewNews getToken={freshToken} />}</SessionGate>
    </DeskShell>
  )
}
