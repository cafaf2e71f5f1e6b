import { useCallback } from 'react'
import { type Choices, type ResourceOptions, readFilter } from './resource.ts'
import { type AddressChanges, useAddressParams } from './use-address-params.ts'

export const newId = 'new'

/** Keeps the filter and the open document of a desk's list in the address. Reload, Back and bookmarks restore them. */
export function useResourceAddress<const All extends Choices>(
  resource: Pick<ResourceOptions<never, All>, 'choices' | 'tabs' | 'hasSearch'>,
) {
  const { params, change, linkTo, stepIn, stepOut, closeAll } = useAddressParams()
  const [firstTab] = Object.keys(resource.tabs?.() ?? {})
  return {
    filter: readFilter(resource, params),
    openId: params.get('open') ?? '',
    isEditing: params.has('edit'),
    chooseTab: (tab: string) => change({ tab: tab === firstTab ? '' : tab }, true),
    narrow: useCallback(
      ({ search, ...chosen }: AddressChanges) =>
        change({ ...chosen, ...(search !== undefined && { q: search }) }, false),
      [change],
    ),
    open: useCallback((id: string) => stepIn({ open: id }), [stepIn]),
    linkTo: (id: string) => linkTo({ open: id }),
    close: useCallback(() => closeAll({ open: '', edit: '' }), [closeAll]),
    edit: useCallback(() => stepIn({ edit: '1' }), [stepIn]),
    stopEditing: useCallback(() => stepOut({ edit: '' }), [stepOut]),
  }
}
export type ResourceAddress = ReturnType<typeof useResourceAddress>
