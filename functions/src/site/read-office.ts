import { college } from '@prangan/college/config'
import {
  configuredFigures,
  type LocalizedFacts,
  localizedFactsOf,
} from '@prangan/contract/content/fill-facts'
import { localized } from '@prangan/contract/localized'
import { EmailSchema } from '@prangan/contract/schemas/fields'
import type { Firestore } from 'firebase-admin/firestore'
import type { Configuration } from '../lib/configuration.ts'
import { logStalePage } from '../lib/log.ts'
import { lastSettings, readSettings } from './read-settings.ts'

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
  const settings = await readSettings(firestore, now).catch((error: unknown) => {
    logStalePage('office', error)
    return lastSettings(firestore)
  })
  const facts = settings ? localizedFactsOf(settings) : configuredFacts
  const published = EmailSchema.safeParse(facts.email?.en).data ?? college.email
  return {
    email: configuration.officeEmail() || published,
    from: configuration.mailFrom() || `${college.name.en} <${published}>`,
    facts,
  }
}
