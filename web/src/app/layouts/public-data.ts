import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { Loaded, SiteData } from '@prangan/contract/site-data'

/** The id of the route of the public frame, by which its data are found. */
export const publicRouteId = 'public'

/** What every public page shows. */
export type PublicData = { notices: Loaded<CurrentNotices> }

export async function loadPublicData(siteData: SiteData): Promise<PublicData> {
  return { notices: await siteData.currentNotices() }
}
