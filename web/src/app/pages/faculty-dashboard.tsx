import '../desk.css'
import logo from '../../../art/logo.svg'
import { college } from '../../content/college.ts'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { signOut, useSession } from '../../features/account/session.ts'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'
import { useTitle } from '../layouts/use-page-change.ts'

/** A teacher's desk: so far who is signed in, and the way out. */
export function Component() {
  const session = useSession()
  useTitle('Faculty dashboard')
  return (
    <DeskShell
      college={college.name.en}
      logo={logo}
      desk="Faculty dashboard"
      person={session?.username ?? ''}
      entries={[]}
      onLogout={signOut}
    >
      <SessionGate userType="faculty">
        {({ name, email }) => (
          <>
            <h1 className="text-2xl text-indigo-950">{name || email}</h1>
            <p className="mt-2 text-muted">{email}</p>
          </>
        )}
      </SessionGate>
    </DeskShell>
  )
}
