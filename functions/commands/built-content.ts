import { existsSync } from 'node:fs'
import type { SiteSeed } from '@prangan/contract/content/seed'

const built = new URL('../../web/dist/server/entry.server.js', import.meta.url)

export const isBuilt = (): boolean => existsSync(built)

export async function readSeed(): Promise<SiteSeed> {
  const { seed } = (await import(built.href)) as { seed: SiteSeed }
  return seed
}
