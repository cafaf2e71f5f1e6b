import { college } from '@prangan/college/config'
import {
  configuredFigures,
  type LocalizedFacts,
  localizedFactsOf,
} from '@prangan/contract/content/fill-facts'
import { toSettings, versionAt } from '@prangan/contract/content/site-view'
import { localized } from '@prangan/contract/localized'
import { settingsId } from '@prangan/contract/paths'
import { EmailSchema } from '@prangan/contract/schemas/fields'
import type { Firestore } from 'firebase-admin/firestore'
import type { Configuration } from '../lib/configuration.ts'
import { logStalePage } from '../lib/log.ts'
import { readPublishedSite, readVersion, settingsBlocks } from './site-store.ts'

export type Office = {
  email: string
  from: string
  facts: LocalizedFacts
}

const configuredFacts: LocalizedFacts = {
  ...configuredFigures,
  phone: localized(college.phone.shown),
  email: localized(college.email),
  address: college.address,
}

/** A version never changes, so the facts of the last one are cached. */
const lastRead = new WeakMap<Firestore, { version: number; facts: LocalizedFacts }>()

async function readFacts(firestore: Firestore, now: Date): Promise<LocalizedFacts> {
  const site = await readPublishedSite(firestore)
  const version = site && versionAt(site.frame, now)
  if (version == null) return configuredFacts
  const known = lastRead.get(firestore)
  if (known?.version === version) return known.facts
  const facts = localizedFactsOf(
    toSettings(settingsBlocks(await readVersion(firestore, settingsId, version))),
  )
  lastRead.set(firestore, { version, facts })
  return facts
}

/**
 * Returns the office's address, and the facts that mails name. The operator's settings take precedence; the college's
 * configuration is the default before anything is loaded. It never throws, because a mail does not wait for it. It reads one
 * document, and a second one after the site settings have changed.
 */
export async function readOffice(
  firestore: Firestore,
  configuration: Pick<Configuration, 'mailFrom' | 'officeEmail'>,
  now: Date,
): Promise<Office> {
  const facts = await readFacts(firestore, now).catch((error: unknown) => {
    logStalePage('office', error)
    return lastRead.get(firestore)?.facts ?? configuredFacts
  })
  const published = EmailSchema.safeParse(facts.email?.en).data ?? college.email
  return {
    email: configuration.officeEmail() || published,
    from: configuration.mailFrom() || `${college.name.en} <${published}>`,
    facts,
  }
}
