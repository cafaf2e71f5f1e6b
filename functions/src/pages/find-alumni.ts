import { limits } from '@prangan/contract/limits'
import { parseDocuments, type RawDocument } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { nameKeys, searchFor } from '@prangan/contract/search'
import type { AlumniQuery, FoundAlumni } from '@prangan/contract/site-data'
import type { Firestore } from 'firebase-admin/firestore'

type Entry = { document: RawDocument; year: string; degree: string; keys: ReadonlySet<string> }

/** Milliseconds for which a process caches the alumni. */
const remembered = 60_000

async function readEntries(firestore: Firestore): Promise<Entry[]> {
  const { docs } = await firestore
    .collection(collectionPaths.verifiedAlumni)
    .orderBy('yearOfPassing', 'desc')
    .orderBy('name')
    .get()
  return docs.flatMap((stored) => {
    const document = { id: stored.id, data: stored.data() }
    const [alumnus] = parseDocuments(VerifiedAlumnusDocumentSchema, [document])
    if (!alumnus) return []
    const { name, degree, yearOfPassing: year } = alumnus
    return [{ document, degree, year, keys: new Set(nameKeys(name)) }]
  })
}

export function createAlumniFinder(clock: () => Date) {
  let last: { at: number; entries: Promise<Entry[]> } | undefined
  return async (firestore: Firestore, wanted: AlumniQuery): Promise<FoundAlumni> => {
    const now = clock().getTime()
    if (!last || now - last.at >= remembered) {
      const reading = { at: now, entries: readEntries(firestore) }
      last = reading
      reading.entries.catch(() => {
        if (last === reading) last = undefined
      })
    }
    const { words = [] } = searchFor(wanted.name) ?? {}
    const found = (await last.entries).filter(
      ({ year, degree, keys }) =>
        (wanted.year === '' || year === wanted.year) &&
        (wanted.degree === '' || degree === wanted.degree) &&
        words.every((word) => keys.has(word)),
    )
    const shown = found.slice(0, limits.publicList).map(({ document }) => document)
    return { shown, total: found.length }
  }
}
