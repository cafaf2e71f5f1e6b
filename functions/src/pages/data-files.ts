import type { PublicReads } from './public-reads.ts'

/** A public value, and the time at which the clock alone changes it (ISO 8601), or null. */
export type Timed<Value> = { value: Value; nextChangeAt: string | null }

/** Public data of a plugin, as a JSON file whose path matches. */
export type DataFile = {
  path: RegExp
  read: (match: RegExpExecArray, now: Date) => Promise<Timed<unknown>>
}

/** Requests share what is read with `shareList`. */
export type CreateDataFiles = (shareList: PublicReads['shareList']) => readonly DataFile[]
