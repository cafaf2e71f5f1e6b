import { useMemo } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { type LoadPeople, nobody } from '../../lib/person-names.ts'

/** Returns the listener to the accounts, for people who may read them. */
export function useLoadPeople(): LoadPeople {
  const { can, getToken } = useDeskSession()
  const mayRead = can('account:read')
  return useMemo((): LoadPeople => {
    if (!mayRead) return nobody
    return async () => {
      const { watchPeople } = await import('../../features/people/desk/api/watch-people.ts')
      return (_, next, failed) => watchPeople(getToken, { next, failed })
    }
  }, [mayRead, getToken])
}
