import type { Ability } from '@prangan/contract/roles'
import { applications } from '../../../features/admissions/desk/applications.ts'
import { alumni } from '../../../features/alumni/desk/alumni.ts'
import { members } from '../../../features/faculty/desk/members.ts'
import { inquiriesOf } from '../../../features/inquiries/desk/inquiries.ts'
import { documentAddress, documents } from '../../../features/library/desk/documents.ts'
import { pictures } from '../../../features/library/desk/pictures.ts'
import { notices } from '../../../features/news/desk/notices.ts'
import { pages } from '../../../features/site/desk/pages.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import { toPage } from '../../../lib/paged-list.ts'
import { type Choices, type Listed, type Resource, readFilter } from '../../../lib/resource.ts'
import { pageSize } from '../../../lib/use-live-pages.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { inLanguage } from '../../../messages/language.ts'
import { adminSectionHref } from '../section-href.ts'

const {
  admissions,
  alumni: alumniTexts,
  inquiries,
  library,
  members: memberTexts,
  news,
  overview,
  pagesList,
} = deskMessages()
const { removed, decorative } = overview.search

/** How many results of a list are shown. */
const mostShown = 5

/** A result: what it is called, what tells it from others, and the address of its details. */
type Found = { id: string; name: string; more: string; href: string }

/** What a list has found, and the address of the whole list with the search if there is more. */
type FoundInList = { found: readonly Found[]; hrefOfAll: string; hasMore: boolean }

/** A list that the overview searches. */
export type SearchList = {
  title: string
  ability: Ability
  find: (search: string) => Promise<FoundInList>
}

type ListOptions<Row> = {
  title: string
  section: string
  ability: Ability
  /** What the list's address says besides the search. */
  params?: Readonly<Record<string, string>>
  moreOf?: ((row: Row) => string) | undefined
}

/** Makes a resource searchable, once for each of its tabs: as on the list itself, so that it needs no other index. */
function searched<Row extends Listed, const All extends Choices>(
  resource: Resource<Row, All>,
  { title, section, ability, params, moreOf = resource.moreOf ?? (() => '') }: ListOptions<Row>,
) {
  const address = adminSectionHref(section)
  const find = async (search: string): Promise<FoundInList> => {
    const { readPage } = await import('../../../firebase/firestore.ts')
    const all = new URLSearchParams({ ...params, q: search })
    const filter = readFilter(resource, all)
    const stored = await readPage(resource.pages.toQuery(filter, { limit: pageSize }))
    const { rows, next } = toPage(resource.pages, stored, filter, pageSize)
    return {
      found: rows.slice(0, mostShown).map((row) => ({
        id: row.id,
        name: resource.nameOf(row),
        more: moreOf(row),
        href: `${address}?${new URLSearchParams({ ...params, open: row.id })}`,
      })),
      hrefOfAll: `${address}?${all}`,
      hasMore: rows.length > mostShown || next !== undefined,
    }
  }
  return { title, ability, find }
}

/** Everything that can be searched, for those who have the abilities. */
export const searchLists: readonly SearchList[] = [
  searched(notices, {
    title: news.searchTitle,
    section: '',
    ability: 'news:read-all',
    moreOf: ({ type, createdAt }) => `${news.types[type]}, ${formatMoment(createdAt)}`,
  }),
  searched(alumni, {
    title: alumniTexts.searchTitles.verified,
    section: 'view-alumni',
    ability: 'alumnus:read',
  }),
  searched(alumni, {
    title: alumniTexts.searchTitles.requested,
    section: 'view-alumni',
    ability: 'alumnus:read',
    params: { tab: 'requested' },
  }),
  searched(applications, { title: admissions.searchTitle, section: 'admissions', ability: 'admission:read' }),
  searched(inquiriesOf(''), {
    title: inquiries.title,
    section: 'inquiries',
    ability: 'inquiry:read',
    params: { tab: 'all' },
  }),
  searched(members, {
    title: memberTexts.searchTitle,
    section: 'view-faculty',
    ability: 'faculty:hide',
    params: { removed: '1' },
    moreOf: ({ designation, department, isRemoved }) =>
      [isRemoved && removed, designation, department].filter(Boolean).join(', '),
  }),
  searched(pages, { title: pagesList.title, section: 'pages', ability: 'page:read' }),
  searched(pictures, {
    title: library.pictures.searchTitle,
    section: 'media',
    ability: 'media:edit',
    moreOf: ({ alt }) => (alt ? inLanguage(alt) : decorative),
  }),
  searched(documents, {
    title: library.documents.title,
    section: 'documents',
    ability: 'document:edit',
    moreOf: ({ slug }) => documentAddress(slug),
  }),
]
