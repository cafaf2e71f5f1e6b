import { type SeedContent, toSeed } from '@prangan/contract/content/write-seed'
import { settings } from './settings/settings.ts'

const files = import.meta.glob<{ page: SeedContent }>(['./pages/*.ts', '!./pages/*.test.ts'], { eager: true })

/** The site's content until the office edits it. Only the server's build contains it. */
export const seed = toSeed(files, settings)
