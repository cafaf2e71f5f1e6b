import type { Loaded } from '@prangan/contract/site-data'
import { CallError } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { admissionLimits } from '../../../contract/limits.ts'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { type ApplicationAccess, hasEnded } from '../../apply/steps/application-access.ts'

/** What changes the application by its token, and answers it as it is then. */
export type Change = (token: string) => Promise<OwnApplication>

export type Own = {
  application: OwnApplication
  /** The token, for the parts that the form's later steps have too. */
  access: ApplicationAccess
  /** The session that it is for, if everybody sees it and it could be read. */
  session: PublicSession | undefined
  /** Makes a change; `done` is said above the application afterwards. */
  change: (send: Change, done: string) => Promise<void>
  show: (application: OwnApplication, done?: string) => void
}

export const OwnContext = createContext<Own | null>(null)

export function useOwn(): Own {
  const own = use(OwnContext)
  if (!own) throw new Error('No application is open here.')
  return own
}

/** What is said above the application; `at` tells two apart that say the same. */
export type Said = { tone: 'success' | 'error'; text: string; at: number }

/** If this differs, the form that was sent may be gone, and its message with it. */
const standOf = (application: OwnApplication | undefined): string =>
  JSON.stringify([application?.state, application?.may])

/** A change that the state of the application forbids: somebody, maybe in another tab, was quicker. */
const conflict = 409

/** Reads the application that a token opens, and changes it. `onEnd` is called once the token opens it no more. */
export function useOpened(token: string, onEnd: () => void) {
  const [loaded, setLoaded] = useState<Loaded<OwnApplication>>({ status: 'loading' })
  const [said, setSaid] = useState<Said>({ tone: 'success', text: '', at: 0 })
  const say = (tone: Said['tone'], text: string) => setSaid(({ at }) => ({ tone, text, at: at + 1 }))
  const end = useRef(onEnd)
  end.current = onEnd

  const read = useCallback(async () => {
    const application = await call(ownApplicationEndpoints, 'readOwnApplication', { body: { token } })
    setLoaded({ status: 'ready', value: application })
    return application
  }, [token])
  const load = useCallback(async () => {
    try {
      await read()
      setSaid((last) => ({ ...last, text: '' }))
    } catch (error) {
      if (hasEnded(error)) return end.current()
      const reason = failureMessage(error, applicantMessages().own.failure)
      setLoaded((last) => (last.status === 'ready' ? last : { status: 'failed', reason }))
    }
  }, [read])
  useEffect(() => void load(), [load])
  useEndAfter(loaded, () => end.current())

  const before = loaded.status === 'ready' ? loaded.value : undefined
  const change = async (send: Change, done: string) => {
    try {
      setLoaded({ status: 'ready', value: await send(token) })
      say('success', done)
    } catch (error) {
      if (hasEnded(error)) end.current()
      else if (error instanceof CallError && error.status === conflict) {
        const now = await read().catch(() => before)
        if (standOf(now) !== standOf(before)) say('error', applicantMessages().own.changed(error.message))
      }
      throw error
    }
  }
  const show = useCallback((value: OwnApplication, done?: string) => {
    setLoaded({ status: 'ready', value })
    if (done !== undefined) setSaid(({ at }) => ({ tone: 'success', text: done, at: at + 1 }))
  }, [])
  /** Where the token has ended the page is shut, and asks for a code itself. */
  const access = useMemo(
    (): ApplicationAccess => ({
      getToken: () => token,
      renew: () => {
        end.current()
        return Promise.reject(new Error('The token has ended.'))
      },
    }),
    [token],
  )
  return { loaded, said, load, change, show, access, session: useSession(before) }
}

/** Calls `end` when a token has not been used for as long as it lives: nobody reads on over somebody's shoulder. */
function useEndAfter(lastAnswer: unknown, end: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a use of the token.
  useEffect(() => {
    const timer = setTimeout(end, admissionLimits.tokenLifetime)
    return () => clearTimeout(timer)
  }, [lastAnswer])
}

/**
 * The session that an application is for, which names claims and documents; the page is of use without it. Until it is
 * found, each new answer asks for it again.
 */
function useSession(application: OwnApplication | undefined): PublicSession | undefined {
  const [session, setSession] = useState<PublicSession>()
  const isFound = session !== undefined
  useEffect(() => {
    if (!application?.session || isFound) return
    let isOver = false
    call(ownApplicationEndpoints, 'listAdmissionSessions', {}).then(
      ({ sessions }) => {
        if (!isOver) setSession(sessions.find(({ id }) => id === application.session))
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [application, isFound])
  return session
}
