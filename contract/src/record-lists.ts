import type * as z from 'zod/mini'
import { firstDay, lastDay, monthOf } from './dates.ts'
import type { WithId } from './parse-document.ts'
import type { RecordKind } from './paths.ts'
import {
  type AwardDocument,
  AwardDocumentSchema,
  type ExperienceDocument,
  ExperienceDocumentSchema,
  type PublicationDocument,
  PublicationDocumentSchema,
  type QualificationDocument,
  QualificationDocumentSchema,
} from './schemas/faculty.ts'

export type RecordDocuments = {
  experiences: ExperienceDocument
  awards: AwardDocument
  qualifications: QualificationDocument
  publications: PublicationDocument
}

type RecordList<Document> = {
  schema: z.ZodMiniType<Document>
  newestFirst: (a: WithId<Document>, b: WithId<Document>) => number
}

/** The id breaks ties, so that the order is stable. */
function latestFirst<Item>(time: (item: Item) => string) {
  const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
  return (a: WithId<Item>, b: WithId<Item>) => descending(time(a), time(b)) || descending(a.id, b.id)
}

export const recordLists: { [Kind in RecordKind]: RecordList<RecordDocuments[Kind]> } = {
  experiences: {
    schema: ExperienceDocumentSchema,
    // Current positions first, then by end, then by start.
    newestFirst: latestFirst(
      ({ from, to }) => `${to === 'Present' ? '9999' : lastDay(to)} ${firstDay(from)}`,
    ),
  },
  awards: { schema: AwardDocumentSchema, newestFirst: latestFirst(({ year }) => year) },
  qualifications: { schema: QualificationDocumentSchema, newestFirst: latestFirst(({ year }) => year) },
  publications: {
    schema: PublicationDocumentSchema,
    // A year without a month sorts after its months.
    newestFirst: latestFirst(({ year, month }) => `${year} ${String(monthOf(month)).padStart(2, '0')}`),
  },
}
