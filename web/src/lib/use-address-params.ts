import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What changes in the address: a text for each name, '' where it goes. */
export type AddressChanges = Readonly<Record<string, string>>

/** What stands behind an address's question mark, with these changes. */
function changed(search: URLSearchParams | string, changes: AddressChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/**
 * What stands behind the address's question mark, and a way to change it: on a page of its own for the back button, or
 * in place. React Router has a hook for it, which would come to every visitor with the router.
 */
export function useAddressParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  return {
    params,
    /** Where a link leads that changes it. */
    hrefOf: (changes: AddressChanges) => `?${changed(params, changes)}`,
    change: useCallback(
      (changes: AddressChanges, isNewPage: boolean) =>
        navigate({ search: changed(location.search, changes) }, { replace: !isNewPage }),
      [navigate],
    ),
  }
}
