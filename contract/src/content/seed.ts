import { facultyDepartments } from '../departments.ts'
import type { FrameBlock, PageContent } from '../schemas/content.ts'
import type { Site } from '../schemas/site.ts'
import { languagesOf } from './show-in.ts'

/** A page of the seed. Its id is the name of its file. */
export type SeedPage = {
  id: string
  path: string
  aliases: readonly string[]
  /** How often it is to be looked through, if not as often as other pages. */
  reviewMonths?: number
  content: PageContent
}

/** What the site begins with: `web/src/content`. It is loaded once, and shown where nothing could be read yet. */
export type SiteSeed = { pages: readonly SeedPage[]; frame: readonly FrameBlock[] }

/** The version that a page's seed has. */
export const seedVersion = 0

/** The site of a seed that was loaded at a moment; null for one that only stands in, and was never published. */
export function seedSite({ pages }: SiteSeed, at: Date | null): Site {
  const published = { version: seedVersion, publishedAt: at?.toISOString() ?? '' }
  return {
    revision: 0,
    frame: published,
    pages: Object.fromEntries(
      pages.map(({ id, path, aliases, content }) => [
        id,
        { path, aliases: [...aliases], title: content.title, languages: languagesOf(content), ...published },
      ]),
    ),
    redirects: {},
    departments: facultyDepartments,
    media: {},
    documents: {},
  }
}
