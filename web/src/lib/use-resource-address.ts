import { useCallback } from 'react'
import { type Choices, type ResourceOptions, readFilter } from './resource.ts'
import { type AddressChanges, useAddressParams } from './use-address-params.ts'

/** In the address, in place of an id: a document that is being added. */
export const newId = 'new'

/**
 * The state of a desk's list in the address: the filter, and the document whose details or form is open. Reload, Back
 * and bookmarks keep it.
 */
export function useResourceAddress<const All extends Choices>(
  resource: Pick<ResourceOptions<never, All>, 'choices' | 'tabs'>,
) {
  const { params, change, linkTo, stepIn, stepOut, closeAll } = useAddressParams()
  const [firstTab] = Object.keys(resource.tabs?.() ?? {})
  return {
    filter: readFilter(resource, params),
    openId: params.get('open') ?? '',
    /** Whether the form is open instead of the details. */
    isEditing: params.has('edit'),
    chooseTab: (tab: string) => change({ tab: tab === firstTab ? '' : tab }, true),
    /** Changes the choices, by their names, and the search. */
    narrow: useCallback(
      ({ search, ...chosen }: AddressChanges) =>
        change({ ...chosen, ...(search !== undefined && { q: search }) }, false),
      [change],
    ),
    open: useCallback((id: string) => stepIn({ open: id }), [stepIn]),
    /** A link that opens a document. */
    linkTo: (id: string) => linkTo({ open: id }),
    close: useCallback(() => closeAll({ open: '', edit: '' }), [closeAll]),
    edit: useCallback(() => stepIn({ edit: '1' }), [stepIn]),
    stopEditing: useCallback(() => stepOut({ edit: '' }), [stepOut]),
  }
}
export type ResourceAddress = ReturnType<typeof useResourceAddress>
