import type { Ability } from '@prangan/contract/roles'
import { createContext, useContext } from 'react'

/** Resolves with the bearer token of the signed-in person, for the next call. */
export type GetToken = () => Promise<string | undefined>

/** The session of the person at a desk, as the server has confirmed it. */
export type DeskSession = {
  uid: string
  getToken: GetToken
  /** Says whether the person may do something: a courtesy, for the server decides. */
  can: (ability: Ability) => boolean
  /** Waits for a call that may set a new password, which ends all sessions, and continues with the next one. */
  renewSession: <Answer extends { token?: string | undefined; customToken?: string | undefined }>(
    asked: Promise<Answer>,
  ) => Promise<Answer>
}

const DeskSessionContext = createContext<DeskSession | null>(null)

/** Provides the session to everything on a desk. */
export const DeskSessionProvider = DeskSessionContext.Provider

/** The session of the person at this desk. Throws outside of one. */
export function useDeskSession(): DeskSession {
  const session = useContext(DeskSessionContext)
  if (!session) throw new Error('There is no DeskSessionProvider above.')
  return session
}
