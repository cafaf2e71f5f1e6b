import { collectionPaths } from '@prangan/contract/paths'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { searchFor } from '@prangan/contract/search'
import type { ListQuery } from '../../../../firebase/firestore.ts'
import { latestFirst, type PagedList, type Part, type TimeCursor } from '../../../../lib/paged-list.ts'
import { type ApplicationRow, toApplicationRows } from './application-row.ts'

/** The filters of the list, besides a search. */
const filterNames = ['course', 'category', 'status'] as const
type FilterName = (typeof filterNames)[number]

/** The filter of the list; '' means any. */
export type ApplicationFilter = { [Name in FilterName]: AdmissionDocument[Name] | '' } & { search: string }

/** The query for a page of the filter's applications, the latest first. Each of its forms has an index. */
export function applicationsQuery(
  { search, ...filter }: ApplicationFilter,
  part: Part<TimeCursor> = {},
): ListQuery {
  const wanted = searchFor(search)
  const chosen = filterNames.filter((name) => filter[name] !== '')
  return {
    collection: collectionPaths.admissions,
    where: [
      ...chosen.map((name) => [name, filter[name]] as const),
      ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
    ],
    ...latestFirst(part),
  }
}

/** The office's list of applications. */
export const applicationPages: PagedList<ApplicationFilter, ApplicationRow, TimeCursor> = {
  toQuery: applicationsQuery,
  toRows: toApplicationRows,
  cursorOf: ({ createdAt, id }) => [createdAt.getTime(), id],
}
