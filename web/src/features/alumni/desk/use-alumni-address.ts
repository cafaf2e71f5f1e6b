import { degrees } from '@prangan/contract/schemas/alumni'
import { useCallback } from 'react'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import type { AlumniFilter } from './api/alumni-query.ts'

const requested = 'requested'

/**
 * The state in the address: the filter, and the alumnus whose details or form is open. Reload, Back and bookmarks
 * keep it.
 */
export function useAlumniAddress() {
  const { params, change, stepIn, stepOut, closeAll } = useAddressParams()
  const degree = params.get('degree') ?? ''
  const year = params.get('year') ?? ''
  const filter: AlumniFilter = {
    isVerified: params.get('tab') !== requested,
    degree: degrees.some((known) => known === degree) ? degree : '',
    year: /^\d{4}$/.test(year) ? year : '',
    search: params.get('q') ?? '',
  }
  return {
    filter,
    openId: params.get('open') ?? '',
    /** Whether the form is open instead of the details. */
    isEditing: params.has('edit'),
    chooseTab: (isVerified: boolean) => change({ tab: isVerified ? '' : requested }, true),
    narrow: useCallback(
      ({ search, ...changes }: { degree?: string; year?: string; search?: string }) =>
        change({ ...changes, ...(search !== undefined && { q: search }) }, false),
      [change],
    ),
    open: useCallback((id: string) => stepIn({ open: id }), [stepIn]),
    close: useCallback(() => closeAll({ open: '', edit: '' }), [closeAll]),
    edit: useCallback(() => stepIn({ edit: '1' }), [stepIn]),
    stopEditing: useCallback(() => stepOut({ edit: '' }), [stepOut]),
  }
}
