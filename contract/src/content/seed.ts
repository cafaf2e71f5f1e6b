import { facultyDepartments } from '../departments.ts'
import type { PageContent } from '../schemas/blocks.ts'
import type { Site } from '../schemas/site.ts'
import type { SettingsBlock } from '../schemas/site-settings.ts'
import { languagesOf } from './show-in.ts'

/** A page of the seed. Its id is the name of its file. */
export type SeedPage = {
  id: string
  path: string
  aliases: readonly string[]
  reviewMonths?: number
  content: PageContent
}

/** The initial content in `college/content`: loaded once, and the fallback where nothing can be read. */
export type SiteSeed = { pages: readonly SeedPage[]; settings: readonly SettingsBlock[] }

export const seedVersion = 0

/** Returns the site of a seed loaded at `at`; null if the seed is only a fallback and was never published. */
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
