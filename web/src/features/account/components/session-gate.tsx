import { errors } from '@prangan/contract/errors'
import type { Role } from '@prangan/contract/roles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError } from '../../../http/call-error.ts'
import { paths } from '../../../paths.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type CheckedSession, checkSession } from '../api/check-session.ts'
import { correctUserType, signOut, useSession } from '../session.ts'

/** What the sign-in page is told by the page that sent the person there. */
export type LoginState = { notice?: string }

function noticeFor(error: unknown): string {
  if (error instanceof CallError && error.status === 401) return errors['session-ended'][1]
  return 'Your session could not be checked. Please sign in again.'
}

type SessionGateProps = {
  userType: Role
  children: (user: CheckedSession['user']) => ReactNode
}

/**
 * Shows a desk's content once the server has said that its user holds the role (call 7). A failed check ends the session and
 * leads to the sign-in; so does another role, which from there goes on to its own desk.
 */
export function SessionGate({ userType, children }: SessionGateProps) {
  const session = useSession()
  const navigate = useNavigate()
  const [checked, setChecked] = useState<CheckedSession | null>(null)
  const isSignedIn = session !== null
  /** Why the session ended, for the sign-in page: the sign-out itself brings the person there. */
  const reason = useRef<LoginState>({})

  useEffect(() => {
    let isCurrent = true
    const leave = () => navigate(paths.login.href(), { replace: true, state: reason.current })
    if (!isSignedIn) {
      leave()
      return
    }
    const accept = (answer: CheckedSession) => {
      if (!isCurrent) return
      if (answer.type === userType) return setChecked(answer)
      correctUserType(answer.type)
      leave()
    }
    const refuse = (error: unknown) => {
      if (!isCurrent) return
      reason.current = { notice: noticeFor(error) }
      return signOut()
    }
    checkSession().then(accept, refuse)
    return () => {
      isCurrent = false
    }
  }, [userType, isSignedIn, navigate])

  if (checked && isSignedIn) return children(checked.user)
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner />
      Checking your session…
    </p>
  )
}
