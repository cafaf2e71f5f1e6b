import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { MembersFilter } from './api/members-query.ts'

const names = { search: 'q', withRemoved: 'removed', open: 'open' } as const
type Name = keyof typeof names

/** The address with these changes: '' takes a parameter away. */
function changed(params: URLSearchParams, changes: Partial<Record<Name, string>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    const param = names[name as Name]
    if (value) next.set(param, value)
    else next.delete(param)
  }
  return next
}

/** What the address says: which members are listed, and whose panel is open. Reload, back and bookmarks keep it. */
export function useFacultyAddress() {
  const [params, setParams] = useSearchParams()
  const filter: MembersFilter = {
    search: params.get(names.search) ?? '',
    withRemoved: params.get(names.withRemoved) === '1',
  }
  const change = useCallback(
    (changes: Partial<Record<Name, string>>, isNewPage: boolean) =>
      setParams((last) => changed(last, changes), { replace: !isNewPage }),
    [setParams],
  )
  return {
    filter,
    openId: params.get(names.open) ?? '',
    /** Where a member's panel is open. */
    hrefOf: (uid: string) => `?${changed(params, { open: uid })}`,
    narrow: useCallback(
      ({ search, withRemoved }: Partial<MembersFilter>) =>
        change(
          {
            ...(search !== undefined && { search }),
            ...(withRemoved !== undefined && { withRemoved: withRemoved ? '1' : '' }),
          },
          false,
        ),
      [change],
    ),
    open: useCallback((uid: string) => change({ open: uid }, true), [change]),
    close: useCallback(() => change({ open: '' }, false), [change]),
  }
}
