import { degrees } from '@prangan/contract/schemas/alumni'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AlumniFilter } from './api/alumni-query.ts'

const names = { requested: 'tab', degree: 'degree', year: 'year', search: 'q', open: 'open' } as const
const requested = 'requested'

/** What the address says: which alumni are listed, and whose details are open. Reload, back and bookmarks keep it. */
export function useAlumniAddress() {
  // Not the router's own hook for it, whose code every visitor would load.
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const degree = params.get(names.degree) ?? ''
  const year = params.get(names.year) ?? ''
  const filter: AlumniFilter = {
    isVerified: params.get(names.requested) !== requested,
    degree: degrees.some((known) => known === degree) ? degree : '',
    year: /^\d{4}$/.test(year) ? year : '',
    search: params.get(names.search) ?? '',
  }

  const change = useCallback(
    (changes: Partial<Record<keyof typeof names, string>>, isNewPage: boolean) => {
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(changes)) {
        const param = names[name as keyof typeof names]
        if (value) next.set(param, value)
        else next.delete(param)
      }
      navigate({ search: String(next) }, { replace: !isNewPage })
    },
    [navigate],
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
