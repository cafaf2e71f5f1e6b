import { toSettings, versionAt } from '@prangan/contract/content/site-view'
import { settingsId } from '@prangan/contract/paths'
import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import type { Firestore } from 'firebase-admin/firestore'
import { readPublishedSite, readVersion, settingsBlocks } from './site-store.ts'

/** A version never changes, so the last one is cached. */
const lastRead = new WeakMap<Firestore, { version: number; settings: SiteSettings }>()

/**
 * Returns the published site settings; undefined before anything is loaded. It reads one document, and a second one after they
 * have changed.
 */
export async function readSettings(firestore: Firestore, now: Date): Promise<SiteSettings | undefined> {
  const site = await readPublishedSite(firestore)
  const version = site && versionAt(site.frame, now)
  if (version == null) return undefined
  const known = lastRead.get(firestore)
  if (known?.version === version) return known.settings
  const settings = toSettings(settingsBlocks(await readVersion(firestore, settingsId, version)))
  lastRead.set(firestore, { version, settings })
  return settings
}

/** Returns the settings that were read last. */
export const lastSettings = (firestore: Firestore): SiteSettings | undefined =>
  lastRead.get(firestore)?.settings
