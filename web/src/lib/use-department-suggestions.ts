import { departmentInShort } from '@prangan/contract/departments'
import { departmentSuggestions } from '@prangan/contract/schemas/accounts'
import { type Listen, useLive } from './use-live.ts'

const load = async () => {
  const { currentDepartments, watchSiteDepartments } = await import('./watch-site-departments.ts')
  const watchNames: Listen<readonly string[]> = (name, next, failed) =>
    watchSiteDepartments(name, (all) => next(currentDepartments(all).map((each) => each.name.en)), failed)
  return watchNames
}

export function useDepartmentSuggestions(): readonly string[] {
  const { live } = useLive(load, 'departments')
  const known = live.status === 'ready' ? live.value.map(departmentInShort) : []
  return [...new Set([...departmentSuggestions, ...known])]
}
