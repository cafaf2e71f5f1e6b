import { college } from '@prangan/college/config'
import { useLive } from '../../../lib/use-live.ts'
import { language, termInLanguage } from '../../../messages/language.ts'

const loadDepartments = async () =>
  (await import('../../../lib/watch-site-departments.ts')).watchSiteDepartments

/** A function that names a department on a desk: as the office has named it, else as the configuration does. */
export function useDepartmentName(): (stored: string) => string {
  const { live } = useLive(loadDepartments, 'departments')
  const named = live.status === 'ready' ? Object.values(live.value).map(({ name }) => name) : []
  return (stored) =>
    termInLanguage([...named.filter((name) => name[language()]), ...college.departments], stored)
}
