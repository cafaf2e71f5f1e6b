import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What changes in the address: a text for each name, '' where it goes. */
export type AddressChanges = Readonly<Record<string, string>>

/**
 * What stands behind the address's question mark, and a way to change it: on a page of its own for the back button, or
 * in place. React Router has a hook for it, which would come to every visitor with the router.
 */
export function useAddressParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = useCallback(
    (changes: AddressChanges, isNewPage: boolean) => {
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      navigate({ search: next.toString() }, { replace: !isNewPage })
    },
    [navigate],
  )
  return { params: useMemo(() => new URLSearchParams(search), [search]), change }
}
