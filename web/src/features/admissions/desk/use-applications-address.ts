import { applicationStatuses, categories, courses } from '@prangan/contract/schemas/admissions'
import { useCallback } from 'react'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import type { ApplicationFilter } from './api/applications-query.ts'

/** The option that the address names; '' if it names none. */
const oneOf = <Known extends string>(known: readonly Known[], named: string | null): Known | '' =>
  known.find((one) => one === named) ?? ''

/**
 * The state in the address: the filter, and the application whose details or sheet is open. Reload, Back and
 * bookmarks keep it.
 */
export function useApplicationsAddress() {
  const { params, change, stepIn, stepOut, closeAll } = useAddressParams()
  const filter: ApplicationFilter = {
    course: oneOf(courses, params.get('course')),
    category: oneOf(categories, params.get('category')),
    status: oneOf(applicationStatuses, params.get('status')),
    search: params.get('q') ?? '',
  }
  return {
    filter,
    openId: params.get('open') ?? '',
    sheetId: params.get('sheet') ?? '',
    narrow: useCallback(
      ({ search, ...changes }: Partial<ApplicationFilter>) =>
        change({ ...changes, ...(search !== undefined && { q: search }) }, false),
      [change],
    ),
    open: useCallback((id: string) => stepIn({ open: id }), [stepIn]),
    close: useCallback(() => closeAll({ open: '' }), [closeAll]),
    openSheet: useCallback((id: string) => stepIn({ open: '', sheet: id }), [stepIn]),
    /** Back from the sheet of that id to its details. */
    closeSheet: useCallback((id: string) => stepOut({ open: id, sheet: '' }), [stepOut]),
  }
}
