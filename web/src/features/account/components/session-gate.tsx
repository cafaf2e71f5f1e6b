import { errors } from '@prangan/contract/errors'
import type { Role } from '@prangan/contract/roles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError } from '../../../http/call-error.ts'
import { paths } from '../../../paths.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type CheckedSession, checkSession } from '../api/check-session.ts'
import { keepChecking } from '../api/keep-checking.ts'
import type { LoginState } from '../login-steps.ts'
import { correctUserType, signOut, useSession } from '../session.ts'

/** Whether the server itself said no: anything else may be the network's or its own trouble. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)

function noticeFor(error: unknown): string {
  if (error instanceof CallError && error.status === 403) {
    return 'This account has no access to the dashboard any more. Please ask the college office.'
  }
  if (isRefused(error)) return errors['session-ended'][1]
  return 'Your session could not be checked. Please sign in again.'
}

type SessionGateProps = {
  userType: Role
  children: (user: CheckedSession['user']) => ReactNode
}

/**
 * Shows a desk's content once the server has said that its user holds the role (call 7), and asks again as long as it is
 * open. A failed first check, and later a refusal, ends the session and leads to the sign-in; so does another role,
 * which from there goes on to its own desk. A network that fails later keeps the page.
 */
export function SessionGate({ userType, children }: SessionGateProps) {
  const session = useSession()
  const navigate = useNavigate()
  const [user, setUser] = useState<CheckedSession['user'] | null>(null)
  const isSignedIn = session !== null
  /** Why the session ended, for the sign-in page: the sign-out itself brings the person there. */
  const reason = useRef<LoginState>({})

  useEffect(() => {
    let isCurrent = true
    let isKnown = false
    const leave = () => navigate(paths.login.href(), { replace: true, state: reason.current })
    if (!isSignedIn) {
      leave()
      return
    }
    const accept = (answer: CheckedSession) => {
      if (!isCurrent) return
      if (answer.type === userType) {
        isKnown = true
        return setUser(answer.user)
      }
      correctUserType(answer.type)
      leave()
    }
    const refuse = (error: unknown) => {
      if (!isCurrent || (isKnown && !isRefused(error))) return
      reason.current = { notice: noticeFor(error) }
      return signOut()
    }
    const stop = keepChecking(() => checkSession().then(accept).catch(refuse))
    return () => {
      isCurrent = false
      stop()
    }
  }, [userType, isSignedIn, navigate])

  if (user && isSignedIn) return children(user)
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner />
      Checking your session…
    </p>
  )
}
