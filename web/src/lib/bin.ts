import { type BinKind, binKinds } from '@prangan/contract/bin'
import { officePath } from '@prangan/contract/desk-paths'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import type * as z from 'zod/mini'
import type { Row as Stored } from '../firebase/firestore.ts'
import { deskMessages } from '../messages/desk.ts'
import { errorText } from '../messages/error-text.ts'
import type { Listed } from './resource.ts'

type Deleted = { deletedAt: Date; deletedBy: string; searchKeys: string[] }

/** What a kind says about an entry of its own. */
type Entry = {
  name: string
  more?: string
  isRejected?: boolean
  reason?: string
  /** A private picture's path in Storage, '' for none. Without it, the kind has no pictures. */
  picture?: { path: string; isPortrait?: true; focus?: { x: number; y: number } }
}

/** An entry of the bin, of any kind. */
export type BinRow = Listed &
  Entry & {
    kind: BinKind
    /** The document's id. `id` also names the kind where kinds are mixed. */
    entryId: string
    /** The document's path before its deletion, which its history has. */
    subject: string
    deletedAt: Date
    deletedBy: string
  }

export const binSection = 'bin'

export const binHref = (kind: BinKind): string => `${officePath(binSection)}?kind=${kind}`

/** Returns the options of the list of a kind's deleted documents, the last deleted first. */
export function binOptions<Document extends Deleted>(
  kind: BinKind,
  schema: z.ZodMiniType<Document>,
  toEntry: (deleted: WithId<Document>) => Entry,
) {
  const { collection, from } = binKinds[kind]
  return {
    collection,
    documentPath: (id: string) => `${collection}/${id}`,
    toRows: (stored: readonly Stored[]): BinRow[] =>
      parseDocuments(schema, stored).map((deleted) => ({
        ...toEntry(deleted),
        id: deleted.id,
        entryId: deleted.id,
        kind,
        subject: `${from}/${deleted.id}`,
        deletedAt: deleted.deletedAt,
        deletedBy: deleted.deletedBy,
        searchKeys: deleted.searchKeys,
      })),
    nouns: () => deskMessages().bin.nouns,
    nameOf: ({ name }: BinRow) => name,
    moreOf: ({ more = '' }: BinRow) => more,
    subjectOf: ({ subject }: BinRow) => subject,
    gone: () => errorText('not-in-bin'),
    choices: () => ({}),
    order: () => [['deletedAt', 'desc']] as const,
  }
}
