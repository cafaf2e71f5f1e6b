import { degrees } from '@prangan/contract/schemas/alumni'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AlumniFilter } from './api/alumni-query.ts'

const names = { requested: 'tab', degree: 'degree', year: 'year', search: 'q', open: 'open' } as const
const requested = 'requested'

/** What the address says: which alumni are listed, and whose details are open. Reload, back and bookmarks keep it. */
export function useAlumniAddress() {
  const [params, setParams] = useSearchParams()
  const degree = params.get(names.degree) ?? ''
  const year = params.get(names.year) ?? ''
  const filter: AlumniFilter = {
    isVerified: params.get(names.requested) !== requested,
    degree: degrees.some((known) => known === degree) ? degree : '',
    year: /^\d{4}$/.test(year) ? year : '',
    search: params.get(names.search) ?? '',
  }

  const change = useCallback(
    (changes: Partial<Record<keyof typeof names, string>>, isNewPage: boolean) =>
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
    chooseTab: (isVerified: boolean) => change({ requested: isVerified ? '' : requested }, true),
    narrow: useCallback(
      (changes: { degree?: string; year?: string; search?: string }) => change(changes, false),
      [change],
    ),
    open: useCallback((id: string) => change({ open: id }, true), [change]),
    close: useCallback(() => change({ open: '' }, false), [change]),
  }
}
