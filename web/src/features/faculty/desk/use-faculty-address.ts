import { useCallback } from 'react'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import type { MembersFilter } from './api/members-query.ts'

/** What the address says: which members are listed, and whose panel is open. Reload, back and bookmarks keep it. */
export function useFacultyAddress() {
  const { params, change, hrefOf } = useAddressParams()
  const filter: MembersFilter = {
    search: params.get('q') ?? '',
    withRemoved: params.get('removed') === '1',
  }
  return {
    filter,
    openId: params.get('open') ?? '',
    /** Where a member's panel is open. */
    hrefOf: (uid: string) => hrefOf({ open: uid }),
    narrow: useCallback(
      ({ search, withRemoved }: Partial<MembersFilter>) =>
        change(
          {
            ...(search !== undefined && { q: search }),
            ...(withRemoved !== undefined && { removed: withRemoved ? '1' : '' }),
          },
          false,
        ),
      [change],
    ),
    open: useCallback((uid: string) => change({ open: uid }, true), [change]),
    close: useCallback(() => change({ open: '' }, false), [change]),
  }
}
