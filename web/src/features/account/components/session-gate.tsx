import { type Ability, can, type Role } from '@prangan/contract/roles'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError, callMessages } from '../../../http/call-error.ts'
import { DeskSessionProvider } from '../../../lib/desk-session.ts'
import { keepChecking } from '../../../lib/keep-checking.ts'
import { messages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type CheckedSession, checkSession } from '../api/check-session.ts'
import { freshToken } from '../api/keep-token.ts'
import { renewSession } from '../api/renew-session.ts'
import type { LoginState } from '../login-steps.ts'
import { correctUserType, rememberGrants, signOut, useSession } from '../session.ts'

/** Whether our own server refused: anything else, such as a proxy's page, may be a network problem. */
const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && [401, 403].includes(error.status) && error.message !== callMessages.unreadable

/** Milliseconds until the first check is retried after no answer: one second, doubling up to half a minute. */
const pauseAfter = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), 30_000)

function noticeFor(error: CallError): string {
  const { session } = messages().account
  return error.status === 403 ? session.noAccess : session.ended
}

type SessionGateProps = {
  userType: Role
  children: ReactNode
}

/**
 * Shows a desk's content once the server has confirmed its user's role (`checkAuth`), and keeps checking while the
 * desk is open. A refusal ends the session and leads to the sign-in, and from there back; another role leads to its
 * own desk, unless something of the office's was granted to a teacher. A network failure ends nothing: the first check
 * is retried until it is answered.
 */
export function SessionGate({ userType, children }: SessionGateProps) {
  const session = useSession()
  const navigate = useNavigate()
  const [checked, setChecked] = useState<CheckedSession | null>(null)
  const [isCut, setCut] = useState(false)
  const isSignedIn = session !== null
  const username = useRef(session?.username)
  if (session) username.current = session.username
  /** Why the session ended, for the sign-in page to which signing out leads. */
  const reason = useRef<LoginState>({})

  useEffect(() => {
    let isCurrent = true
    let isKnown = false
    let failures = 0
    const leave = () => {
      const from = { returnTo: location.pathname + location.search, username: username.current }
      navigate(paths.login.href(), { replace: true, state: { ...from, ...reason.current } })
    }
    if (!isSignedIn) {
      leave()
      return
    }
    const accept = (answer: CheckedSession) => {
      if (!isCurrent) return
      const grants = answer.grants ?? []
      rememberGrants(grants)
      // Who loses the last grant is told so where they are.
      const mayHelp = userType === 'admin' && (isKnown || grants.length > 0)
      if (answer.type === userType || mayHelp) {
        isKnown = true
        return setChecked(answer)
      }
      correctUserType(answer.type)
      leave()
    }
    const refuse = async (error: unknown) => {
      if (!isCurrent) return
      if (isRefused(error)) {
        reason.current = { notice: noticeFor(error) }
        await signOut()
      } else if (!isKnown) {
        setCut(true)
        failures += 1
        return pauseAfter(failures)
      }
      return
    }
    const stop = keepChecking(async () => {
      try {
        accept(await checkSession())
      } catch (error) {
        return refuse(error)
      }
      return
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [userType, isSignedIn, navigate])

  const uid = checked?.user.uid ?? ''
  const role = checked?.type ?? 'faculty'
  const grants = checked?.grants?.join(' ') ?? ''
  const deskSession = useMemo(() => {
    const person = { role, grants: grants.split(' ') }
    return { uid, getToken: freshToken, can: (ability: Ability) => can(person, ability), renewSession }
  }, [uid, role, grants])
  if (checked && isSignedIn) {
    // A different person who signs in in another tab gets a new desk, without state of the first one.
    return (
      <DeskSessionProvider key={uid} value={deskSession}>
        {children}
      </DeskSessionProvider>
    )
  }
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner />
      {isCut ? messages().account.session.unreachable : messages().account.session.checking}
    </p>
  )
}
