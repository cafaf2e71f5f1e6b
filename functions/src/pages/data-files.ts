import type { Site } from '@prangan/contract/schemas/site'
import type { KeptNotice } from '../news/listed-notice.ts'
import type { PublicReads } from './public-reads.ts'

/** A public value, and the time at which the clock alone changes it (ISO 8601), or null. */
export type Timed<Value> = { value: Value; nextChangeAt: string | null }

/** What else is on the site, for a file that refers to it. Notices are all that are stored, public or not. */
export type SiteAround = {
  site: () => Promise<Site>
  notices: () => Promise<readonly KeptNotice[]>
}

/** Public data of a plugin, as a JSON file whose path matches. */
export type DataFile = {
  path: RegExp
  read: (match: RegExpExecArray, now: Date, around: SiteAround) => Promise<Timed<unknown>>
}

/** Requests share what is read with `shareList`. */
export type CreateDataFiles = (shareList: PublicReads['shareList']) => readonly DataFile[]
