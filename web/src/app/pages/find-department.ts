import type { DepartmentView } from '@prangan/contract/content/site-view'
import { departmentPath } from '@prangan/contract/departments'
import { languageOf, pathIn } from '@prangan/contract/languages'
import type { SiteData } from '@prangan/contract/site-data'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'

/**
 * Finds the department at an address, ignoring case; undefined if there is none. Throws a redirect if it was merged into
 * another.
 */
export async function findDepartment(
  siteData: SiteData,
  { params, request }: LoaderFunctionArgs,
): Promise<DepartmentView | undefined> {
  const settings = await siteData.settings()
  if (settings.status !== 'ready') throw new Error('The departments could not be loaded.')
  const typed = (params.department ?? '').normalize('NFKC').toLowerCase()
  const found = settings.value.departments.find(({ slug }) => slug === typed)
  if (found?.mergedInto === undefined) return found
  const language = languageOf(new URL(request.url).pathname)
  throw redirect(pathIn(language, departmentPath(found.mergedInto)), 301)
}
