import type { Ability } from '@prangan/contract/roles'
import { createContext, useContext } from 'react'

export type GetToken = () => Promise<string | undefined>

export type DeskSession = {
  uid: string
  getToken: GetToken
  /** Only hides controls; the server decides. */
  can: (ability: Ability) => boolean
  /** The last days (YYYY-MM-DD) of the grants that have one. */
  lastDays: Readonly<Record<string, string>>
  /** Waits for a call that may set a new password, which ends all sessions, and continues with the new session. */
  renewSession: <Answer extends { token?: string | undefined; customToken?: string | undefined }>(
    asked: Promise<Answer>,
  ) => Promise<Answer>
}

const DeskSessionContext = createContext<DeskSession | null>(null)

export const DeskSessionProvider = DeskSessionContext.Provider

export function useDeskSession(): DeskSession {
  const session = useContext(DeskSessionContext)
  if (!session) throw new Error('There is no DeskSessionProvider above.')
  return session
}
