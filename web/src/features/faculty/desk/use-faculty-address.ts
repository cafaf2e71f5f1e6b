import { useCallback } from 'react'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import type { MembersFilter } from './api/members-query.ts'

/** The state in the address: the filter, and the member whose panel is open. Reload, Back and bookmarks keep it. */
export function useFacultyAddress() {
  const { params, change, linkTo, stepIn, stepOut, closeAll } = useAddressParams()
  const filter: MembersFilter = {
    search: params.get('q') ?? '',
    withRemoved: params.get('removed') === '1',
  }
  return {
    filter,
    openId: params.get('open') ?? '',
    /** Whether the form is open instead of the details. */
    isEditing: params.has('edit'),
    /** A link that opens a member's panel. */
    linkTo: (uid: string) => linkTo({ open: uid }),
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
    close: useCallback(() => closeAll({ open: '', edit: '' }), [closeAll]),
    edit: useCallback(() => stepIn({ edit: '1' }), [stepIn]),
    stopEditing: useCallback(() => stepOut({ edit: '' }), [stepOut]),
  }
}
