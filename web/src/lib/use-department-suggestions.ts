import { departmentInShort } from '@prangan/contract/departments'
import { departmentSuggestions } from '@prangan/contract/schemas/accounts'
import { useLive } from './use-live.ts'

const load = async () => (await import('./watch-site-departments.ts')).watchSiteDepartments

/** What to offer where a department is typed, without the prefix: the college's own, then those typed before, live. */
export function useDepartmentSuggestions(): readonly string[] {
  const { live } = useLive(load, 'departments')
  const known = live.status === 'ready' ? live.value.map(({ name }) => departmentInShort(name.en)) : []
  return [...new Set([...departmentSuggestions, ...known])]
}
