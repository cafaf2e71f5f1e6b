import type { DepartmentView } from '@prangan/contract/content/site-view'
import type { SiteData } from '@prangan/contract/site-data'
import { redirect } from 'react-router-dom'
import { paths } from '../../paths.ts'

/**
 * Finds the department that an address names, in whichever case it is typed; undefined for none. Throws the redirect of one
 * that was merged into another.
 */
export async function findDepartment(siteData: SiteData, typed: string): Promise<DepartmentView | undefined> {
  const frame = await siteData.frame()
  if (frame.status !== 'ready') throw new Error('The departments could not be loaded.')
  const found = frame.value.departments.find(({ slug }) => slug === typed.normalize('NFKC').toLowerCase())
  if (found?.mergedInto !== undefined) throw redirect(paths.departmentList.href(found.mergedInto), 301)
  return found
}
