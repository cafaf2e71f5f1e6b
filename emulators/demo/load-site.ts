import type { SiteSeed } from '@prangan/contract/content/seed'
import { importSeed } from '@prangan/functions/src/site/import-site.ts'
import type { Target } from './target.ts'

/** The site's server build, which contains the seed. */
const built = new URL('../../web/dist/server/entry.server.js', import.meta.url)

/** Loads the pages and the frame, unless the office has begun to edit them. */
export async function loadSite({ firestore }: Target): Promise<void> {
  const { seed } = (await import(built.href)) as { seed: SiteSeed }
  await importSeed(firestore, seed, new Date(), 'The college')
}
