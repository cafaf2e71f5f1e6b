import { type Loaded, mapLoadedBy, type SiteData } from '@prangan/contract/site-data'
import type { FacultyListing } from '../../features/faculty/api/parse-faculty.ts'
import type { PageModule } from '../page-module.ts'

export type LoadedFaculty = Loaded<FacultyListing>
export type FacultyPageModule = PageModule<LoadedFaculty>

/**
 * Loads the members of a faculty by its full name, in order of seniority. In a browser the listener loads them with the code
 * that parses them, so hydration needs no schemas.
 */
export async function loadFaculty(siteData: SiteData, department: string): Promise<LoadedFaculty> {
  return mapLoadedBy(
    await siteData.faculty(department),
    async () => (await import('../../features/faculty/api/parse-faculty.ts')).toListing,
  )
}
