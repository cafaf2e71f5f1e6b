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

/** What is stored in each of the four lists of a teacher's records. */
export type RecordDocuments = {
  experiences: ExperienceDocument
  awards: AwardDocument
  qualifications: QualificationDocument
  publications: PublicationDocument
}

type RecordList<Document> = {
  schema: z.ZodMiniType<Document>
  /** The order of the list, wherever it is shown: a function to sort by. */
  newestFirst: (a: WithId<Document>, b: WithId<Document>) => number
}

/** Sorts by a text that grows with time; the id decides between records of one moment, so that the order is stable. */
function latestFirst<Item>(moment: (item: Item) => string) {
  const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
  return (a: WithId<Item>, b: WithId<Item>) => descending(moment(a), moment(b)) || descending(a.id, b.id)
}

/** How each list is parsed and ordered. */
export const recordLists: { [Kind in RecordKind]: RecordList<RecordDocuments[Kind]> } = {
  experiences: {
    schema: ExperienceDocumentSchema,
    // Positions that are still held, then those that ended last, then those that began last.
    newestFirst: latestFirst(
      ({ from, to }) => `${to === 'Present' ? '9999' : lastDay(to)} ${firstDay(from)}`,
    ),
  },
  awards: { schema: AwardDocumentSchema, newestFirst: latestFirst(({ year }) => year) },
  qualifications: { schema: QualificationDocumentSchema, newestFirst: latestFirst(({ year }) => year) },
  publications: {
    schema: PublicationDocumentSchema,
    // By month as far as it can be read; a year without a month comes after its months.
    newestFirst: latestFirst(({ year, month }) => `${year} ${String(monthOf(month)).padStart(2, '0')}`),
  },
}
