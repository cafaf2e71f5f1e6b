import { type Ability, can, type Role } from '@prangan/contract/roles'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError, callMessages } from '../../../http/call-error.ts'
import { type DeskSession, DeskSessionProvider } from '../../../lib/desk-session.ts'
import { keepChecking } from '../../../lib/keep-checking.ts'
import { messages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type CheckedSession, checkSession } from '../api/check-session.ts'
import { freshToken } from '../api/keep-token.ts'
import { renewSession } from '../api/renew-session.ts'
import { watchAccess } from '../api/watch-access.ts'
import { pauseBeforeEnd, withoutEnded } from '../last-days.ts'
import { correctUserType, readEnding, readToken, rememberGrants, signOut, useSession } from '../session.ts'
import { type AccessChange, AccessNews, changeOf } from './access-news.tsx'

/** Whether our own server refused: anything else, such as a proxy's page, may be a network problem. */
const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && [401, 403].includes(error.status) && error.message !== callMessages.unreadable

/** Milliseconds until the first check is retried after no answer: one second, doubling up to half a minute. */
const pauseAfter = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), 30_000)

/** The server says why; of a token without a role, only that it is not allowed. */
const noticeFor = ({ status, message }: CallError): string =>
  status === 403 ? messages().account.session.noAccess : message

type SessionGateProps = {
  userType: Role
  children: ReactNode
}

/**
 * Shows a desk's content once the server has confirmed its user's role (`checkAuth`), and keeps checking while the
 * desk is open: every minute, when a last day ends, and at once when the office changes what the person may do, which it says. A refusal ends
 * the session and leads to the sign-in, and from there back; another role leads to its own desk, unless something of the
 * office's was granted to a teacher. A network failure ends nothing: the first check is retried until it is answered, and
 * so is one about a change.
 */
export function SessionGate({ userType, children }: SessionGateProps) {
  const session = useSession()
  const navigate = useNavigate()
  const [checked, setChecked] = useState<CheckedSession | null>(null)
  const [isCut, setCut] = useState(false)
  const [change, setChange] = useState<AccessChange | null>(null)
  const isSignedIn = session !== null
  const username = useRef(session?.username)
  if (session) username.current = session.username

  useEffect(() => {
    let isCurrent = true
    let known: CheckedSession | undefined
    let failures = 0
    /** The version of their access that the listener told of last. */
    let told: number | undefined
    let stopWatching: (() => void) | undefined
    const isBehind = () => told !== undefined && told !== (known?.version ?? 0)
    const leave = () => {
      const from = { returnTo: location.pathname + location.search, username: username.current }
      // A visitor of the address is told nothing of who was here before.
      const notice = username.current && readEnding()
      navigate(paths.login.href(), { replace: true, state: { ...from, ...(notice && { notice }) } })
    }
    if (!isSignedIn) {
      leave()
      return
    }
    const accept = (answer: CheckedSession) => {
      if (!isCurrent) return
      const grants = answer.grants ?? []
      rememberGrants(grants)
      const mayHelp = userType === 'admin' && (known !== undefined || grants.length > 0)
      if (answer.type === userType || mayHelp) {
        const before = known
        known = answer
        failures = 0
        if (before?.user.uid === answer.user.uid) {
          const changed = changeOf(before, answer)
          if (changed) setChange(changed)
        } else {
          stopWatching?.()
          stopWatching = watchAccess(answer.user.uid, (version) => {
            told = version
            if (version === undefined || isBehind()) checks.checkNow()
          })
        }
        return setChecked(answer)
      }
      correctUserType(answer.type)
      leave()
    }
    const refuse = async (error: unknown) => {
      if (!isCurrent) return
      if (isRefused(error)) {
        // Without a token, another tab has signed out, and knows why.
        await signOut(readToken() && noticeFor(error))
        return
      }
      const left = known && withoutEnded(known)
      if (left && left !== known) accept(left)
      if (known && !isBehind()) return
      if (!known) setCut(true)
      failures += 1
      return pauseAfter(failures)
    }
    const checks = keepChecking(async () => {
      let pause: number | undefined
      try {
        accept(await checkSession())
      } catch (error) {
        pause = await refuse(error)
      }
      return pause ?? (known && pauseBeforeEnd(known))
    })
    return () => {
      isCurrent = false
      stopWatching?.()
      checks.stop()
    }
  }, [userType, isSignedIn, navigate])

  const deskSession = useDeskOf(checked)
  if (checked && isSignedIn) {
    // A different person who signs in in another tab gets a new desk, without state of the first one.
    return (
      <DeskSessionProvider key={deskSession.uid} value={deskSession}>
        <AccessNews change={change} onRead={() => setChange(null)} />
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

/** Returns what the desk asks of its session, the same object until an answer changes it. */
function useDeskOf(checked: CheckedSession | null): DeskSession {
  const uid = checked?.user.uid ?? ''
  const role = checked?.type ?? 'faculty'
  const grants = checked?.grants?.join(' ') ?? ''
  const lastDays = JSON.stringify(checked?.lastDays ?? {})
  return useMemo(() => {
    const person = { role, grants: grants.split(' ') }
    return {
      uid,
      getToken: freshToken,
      can: (ability: Ability) => can(person, ability),
      lastDays: JSON.parse(lastDays),
      renewSession,
    }
  }, [uid, role, grants, lastDays])
}
