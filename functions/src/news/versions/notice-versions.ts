import { isDeepStrictEqual } from 'node:util'
import { otherFields } from '@prangan/contract/language-fields'
import { documentPaths } from '@prangan/contract/paths'
import type { NoticeDocument, NoticeVersionDocument } from '@prangan/contract/schemas/notices'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import type { DoneBy } from '../../audit/audit.ts'

const inLanguages = (name: string) => [name, ...Object.values(otherFields(name, (field) => field))]

const compared = [
  ...inLanguages('title'),
  'type',
  'category',
  'body',
  'file',
  'link',
  'isPinned',
  'publishFrom',
  'publishUntil',
  'eventDate',
  'eventEndDate',
  'eventTime',
  ...inLanguages('place'),
  ...inLanguages('howToTakePart'),
  'replacedBy',
  'corrections',
] as (keyof NoticeDocument)[]

/** Returns the names of the fields in which two versions of a notice differ. A field that an old notice lacks is blank. */
export const changedFields = (before: NoticeDocument, after: NoticeDocument): string[] =>
  compared.filter((field) => !isDeepStrictEqual(before[field] ?? '', after[field] ?? ''))

/** Keeps what a notice is before a change, with who changed it and when. */
export function keepVersion(
  batch: WriteBatch,
  firestore: Firestore,
  id: string,
  before: NoticeDocument,
  { at, actor, actorUid = '' }: DoneBy,
): void {
  const version: NoticeVersionDocument = {
    ...before,
    changedAt: at,
    changedBy: actor,
    changedByUid: actorUid,
  }
  batch.set(firestore.doc(documentPaths.noticeVersion(id, before.version)), version)
}
