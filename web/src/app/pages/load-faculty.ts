import { type Loaded, mapLoaded, type SiteData } from '@prangan/contract/site-data'
import { type FacultyListing, toListing } from '../../features/faculty/api/parse-faculty.ts'
import type { PageModule } from '../page-module.ts'

export type LoadedFaculty = Loaded<FacultyListing>
export type FacultyPageModule = PageModule<LoadedFaculty>

/** Loads the members of a faculty, given by its full name, in order of seniority. */
export async function loadFaculty(siteData: SiteData, department: string): Promise<LoadedFaculty> {
  return mapLoaded(await siteData.faculty(department), toListing)
}
