import { type SeedContent, toSeed } from '@prangan/contract/content/write-seed'
import { settings } from './settings/settings.ts'

const files = import.meta.glob<{ page: SeedContent }>('./pages/*.ts', { eager: true })

export const seed = toSeed(files, settings)
