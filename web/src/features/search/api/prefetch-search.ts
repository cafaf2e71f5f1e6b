import { askSearch } from '../../../http/site-data.ts'

/** Loads what a search needs, once somebody is about to search. */
export function prefetchSearch(): void {
  void Promise.all([askSearch(), import('./answer-search.ts'), import('./load-search.ts')]).then(
    ([data, , { indexOf }]) => data.status === 'ready' && indexOf(data.value),
    // The search itself says so.
    () => {},
  )
}
