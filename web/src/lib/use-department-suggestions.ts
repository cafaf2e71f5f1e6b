import { departmentInShort } from '@prangan/contract/departments'
import { departmentSuggestions } from '@prangan/contract/schemas/accounts'
import { type Listen, useLive } from './use-live.ts'

/** Listens to the names of the departments that there are now. */
const load = async () => {
  const { currentDepartments, watchSiteDepartments } = await import('./watch-site-departments.ts')
  const watchNames: Listen<readonly string[]> = (name, next, failed) =>
    watchSiteDepartments(name, (all) => next(currentDepartments(all).map((each) => each.name.en)), failed)
  return watchNames
}

/** What to offer where a department is typed, without the prefix: the college's own, then those typed before, live. */
export function useDepartmentSuggestions(): readonly string[] {
  const { live } = useLive(load, 'departments')
  const known = live.status === 'ready' ? live.value.map(departmentInShort) : []
  return [...new Set([...departmentSuggestions, ...known])]
}
