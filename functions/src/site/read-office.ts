import { college } from '@prangan/contract/college.config'
import {
  configuredFigures,
  type LocalizedFacts,
  localizedFactsOf,
} from '@prangan/contract/content/fill-facts'
import { toFrame, versionAt } from '@prangan/contract/content/site-view'
import { frameId } from '@prangan/contract/paths'
import { EmailSchema } from '@prangan/contract/schemas/fields'
import type { Firestore } from 'firebase-admin/firestore'
import type { Configuration } from '../lib/configuration.ts'
import { logStalePage } from '../lib/log.ts'
import { frameBlocks, readPublishedSite, readVersion } from './site-store.ts'

/** How the office is reached, and what mails name of it. */
export type Office = {
  /** Where mails to the office go, and whom readers are told to write to. */
  email: string
  /** The sender of mails. */
  from: string
  /** What texts name as `{{key}}`. */
  facts: LocalizedFacts
}

/** The facts while nothing is loaded, or nothing can be read. */
const configuredFacts: LocalizedFacts = {
  ...configuredFigures,
  phone: { en: college.phone.shown },
  email: { en: college.email },
  address: college.address,
}

/** The facts of the last version of the frame that was read; a version never changes. */
const lastRead = new WeakMap<Firestore, { version: number; facts: LocalizedFacts }>()

async function readFacts(firestore: Firestore, now: Date): Promise<LocalizedFacts> {
  const site = await readPublishedSite(firestore)
  const version = site && versionAt(site.frame, now)
  if (version == null) return configuredFacts
  const known = lastRead.get(firestore)
  if (known?.version === version) return known.facts
  const facts = localizedFactsOf(toFrame(frameBlocks(await readVersion(firestore, frameId, version))))
  lastRead.set(firestore, { version, facts })
  return facts
}

/**
 * How the office is reached by what is published: one read, and a second one after the frame has changed. The operator's
 * settings come first, and the college's configuration stands in where nothing is loaded. It never throws: a mail does
 * not wait for it.
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
