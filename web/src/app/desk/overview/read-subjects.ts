import { collectionPaths } from '@prangan/contract/paths'
import { toSessionRows } from '../../../features/admissions/desk/api/session-row.ts'
import { applications } from '../../../features/admissions/desk/applications.ts'
import { sessionHref } from '../../../features/admissions/desk/hrefs.ts'
import { listAddress } from '../../../features/admissions/desk/lists/list-address.ts'
import { alumni } from '../../../features/alumni/desk/alumni.ts'
import { members } from '../../../features/faculty/desk/members.ts'
import { inquiriesOf } from '../../../features/inquiries/desk/inquiries.ts'
import { documents } from '../../../features/library/desk/documents.ts'
import { pictures } from '../../../features/library/desk/pictures.ts'
import { notices } from '../../../features/news/desk/notices.ts'
import { pages } from '../../../features/site/desk/pages.ts'
import { type Row, readPage } from '../../../firebase/firestore.ts'
import { adminSectionHref } from '../section-href.ts'

/** What an audit entry is about, as long as it exists: its name, and the address of its details. */
export type Subject = { name: string; href: string }

/** A collection in which subjects are looked up, by their ids or by another field. */
type Source = {
  collection: string
  field?: string
  subjectsOf: (rows: readonly Row[]) => (Subject & { key: string })[]
}

const sourceOf = <Item extends { id: string }>(
  resource: {
    collection: string
    toRows: (rows: readonly Row[]) => readonly Item[]
    nameOf: (item: Item) => string
  },
  section: string,
  { field, keyOf = ({ id }) => id }: { field?: string; keyOf?: (item: Item) => string } = {},
): Source => ({
  collection: resource.collection,
  ...(field && { field }),
  subjectsOf: (rows) =>
    resource.toRows(rows).map((item) => ({
      key: keyOf(item),
      name: resource.nameOf(item),
      href: `${adminSectionHref(section)}?open=${item.id}`,
    })),
})

/** Where the subject of an entry is found, by the first part of its path; an e-mail address has no path. */
const sources: Readonly<Record<string, readonly Source[]>> = {
  [collectionPaths.news]: [
    sourceOf(notices, ''),
    // A deleted notice has its name still, and is shown in the bin.
    {
      collection: collectionPaths.newsBin,
      subjectsOf: (rows) =>
        notices.toRows(rows).map(({ id, title }) => ({
          key: id,
          name: title,
          href: `${adminSectionHref('')}?tab=bin`,
        })),
    },
  ],
  [collectionPaths.alumni]: [sourceOf(alumni, 'view-alumni')],
  [collectionPaths.admissions]: [sourceOf(applications, 'admissions')],
  [collectionPaths.admissionSessions]: [
    {
      collection: collectionPaths.admissionSessions,
      subjectsOf: (rows) =>
        toSessionRows(rows).map(({ id, name }) => ({ key: id, name, href: sessionHref(id) })),
    },
  ],
  [collectionPaths.inquiries]: [sourceOf(inquiriesOf(''), 'inquiries')],
  [collectionPaths.pages]: [sourceOf(pages, 'pages')],
  [collectionPaths.media]: [sourceOf(pictures, 'media')],
  [collectionPaths.library]: [sourceOf(documents, 'documents')],
  [collectionPaths.faculty]: [sourceOf(members, 'view-faculty')],
  '': [sourceOf(members, 'view-faculty', { field: 'email', keyOf: ({ email }) => email })],
}

/** The first part of a subject's path, and the id of its document; a record's is its member's. */
function partsOf(subject: string): readonly [collection: string, key: string] {
  const [collection = '', id] = subject.split('/')
  return id === undefined ? ['', subject] : [collection, id]
}

/** Reads what these audit entries are about, a query for each collection. What does not exist (any more) is left out. */
export async function readSubjects(subjects: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const byCollection = Map.groupBy(new Set(subjects.filter(Boolean)), (subject) => partsOf(subject)[0])
  const found = [...byCollection].map(async ([collection, those]) => {
    // A list is a large document, and its id says all.
    if (collection === collectionPaths.admissionLists) {
      return those.map((subject) => [subject, listAddress(partsOf(subject)[1])] as const)
    }
    const keys = [...new Set(those.map((subject) => partsOf(subject)[1]))]
    const read = (sources[collection] ?? []).map(async ({ subjectsOf, collection, field = '__name__' }) =>
      subjectsOf(await readPage({ collection, where: [[field, keys, 'in']] })),
    )
    const named = new Map(
      (await Promise.all(read)).flat().map(({ key, name, href }) => [key, { name, href }]),
    )
    return those.flatMap((subject) => {
      const subjectNamed = named.get(partsOf(subject)[1])
      return subjectNamed ? [[subject, subjectNamed] as const] : []
    })
  })
  return new Map((await Promise.all(found)).flat())
}
