import { applicationStatuses, categories, courses } from '@prangan/contract/schemas/admissions'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ApplicationFilter } from './api/applications-query.ts'

const names = {
  course: 'course',
  category: 'category',
  status: 'status',
  search: 'q',
  open: 'open',
  sheet: 'sheet',
} as const
type Change = Partial<Record<keyof typeof names, string>>

/** The one of these that the address names; '' where it names none of them. */
const oneOf = <Known extends string>(known: readonly Known[], named: string | null): Known | '' =>
  known.find((one) => one === named) ?? ''

/**
 * What the address says: which applications are listed, and whose details or whose sheet is open. Reload, back and
 * bookmarks keep it.
 */
export function useApplicationsAddress() {
  const [params, setParams] = useSearchParams()
  const filter: ApplicationFilter = {
    course: oneOf(courses, params.get(names.course)),
    category: oneOf(categories, params.get(names.category)),
    status: oneOf(applicationStatuses, params.get(names.status)),
    search: params.get(names.search) ?? '',
  }

  const change = useCallback(
    (changes: Change, isNewPage: boolean) =>
      setParams(
        (last) => {
          const next = new URLSearchParams(last)
          for (const [name, value] of Object.entries(changes)) {
            const param = names[name as keyof typeof names]
            if (value) next.set(param, value)
            else next.delete(param)
          }
          return next
        },
        { replace: !isNewPage },
      ),
    [setParams],
  )

  return {
    filter,
    openId: params.get(names.open) ?? '',
    sheetId: params.get(names.sheet) ?? '',
    narrow: useCallback((changes: Partial<ApplicationFilter>) => change(changes, false), [change]),
    open: useCallback((id: string) => change({ open: id, sheet: '' }, true), [change]),
    close: useCallback(() => change({ open: '' }, false), [change]),
    openSheet: useCallback((id: string) => change({ open: '', sheet: id }, true), [change]),
  }
}
