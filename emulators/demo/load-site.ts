import { seedAuthor } from '@prangan/contract/content/version-notes'
import { readSeed } from '@prangan/functions/commands/built-content.ts'
import { importSeed } from '@prangan/functions/site/import-site'
import type { Target } from './target.ts'

/** Skips the pages if the office has begun to edit them. */
export async function loadSite({ firestore }: Target): Promise<void> {
  await importSeed(firestore, await readSeed(), new Date(), seedAuthor)
}
