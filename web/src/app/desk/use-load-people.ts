import { useMemo } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { type LoadPeople, nobody } from '../../lib/person-names.ts'

/** Returns what reads the accounts once, for people who may read them: names change seldom, and a call reads all of them. */
export function useLoadPeople(): LoadPeople {
  const { can, getToken } = useDeskSession()
  const mayRead = can('account:read')
  return useMemo((): LoadPeople => {
    if (!mayRead) return nobody
    return async () => {
      const { readPeople } = await import('../../features/people/desk/api/watch-people.ts')
      return (_, next, failed) => {
        let isOver = false
        readPeople(getToken).then(
          (people) => isOver || next(people),
          (error: Error) => isOver || failed(error),
        )
        return () => {
          isOver = true
        }
      }
    }
  }, [mayRead, getToken])
}
