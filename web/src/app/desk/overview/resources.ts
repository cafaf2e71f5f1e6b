import { college } from '@prangan/college/config'
import * as plugins from '@prangan/plugins/web/desk/overview'
import { applications } from '../../../features/admissions/desk/applications.ts'
import { alumni } from '../../../features/alumni/desk/alumni.ts'
import { members } from '../../../features/faculty/desk/members.ts'
import { documentAddress, documents } from '../../../features/library/desk/documents.ts'
import { pictures } from '../../../features/library/desk/pictures.ts'
import { notices } from '../../../features/news/desk/notices.ts'
import { pagesSection } from '../../../features/site/desk/editor-href.ts'
import { pages } from '../../../features/site/desk/pages.ts'
import { formatDateTime } from '../../../lib/format-day.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { inLanguage, termInLanguage } from '../../../messages/language.ts'
import { inOverview } from './in-overview.ts'

const texts = deskMessages
const removed = () => texts().overview.search.removed
const decorative = () => texts().overview.search.decorative

/** The resources that the overview searches and that events link to. */
export const resources = [
  inOverview(notices, {
    section: '',
    ability: 'news:read-all',
    searches: [{ title: () => texts().news.searchTitle }],
    moreOf: ({ type, createdAt }) => `${texts().news.types[type]}, ${formatDateTime(createdAt)}`,
  }),
  inOverview(alumni, {
    section: 'view-alumni',
    ability: 'alumnus:read',
    searches: [
      { title: () => texts().alumni.searchTitles.verified },
      { title: () => texts().alumni.searchTitles.requested, params: { tab: 'requested' } },
    ],
  }),
  inOverview(applications, {
    section: 'admissions',
    ability: 'admission:read',
    searches: [{ title: () => texts().admissions.searchTitle }],
  }),
  ...plugins.resources,
  inOverview(members, {
    section: 'view-faculty',
    ability: 'faculty:read',
    searches: [{ title: () => texts().members.searchTitle, params: { removed: '1' } }],
    moreOf: ({ designation, department, isRemoved }) =>
      [
        isRemoved && removed(),
        termInLanguage(college.designations, designation),
        termInLanguage(college.departments, department),
      ]
        .filter(Boolean)
        .join(', '),
  }),
  inOverview(pages, {
    section: pagesSection,
    ability: 'page:read',
    searches: [{ title: () => texts().pagesList.title }],
  }),
  inOverview(pictures, {
    section: 'media',
    ability: 'media:edit',
    searches: [{ title: () => texts().library.pictures.searchTitle }],
    moreOf: ({ alt }) => (alt ? inLanguage(alt) : decorative()),
  }),
  inOverview(documents, {
    section: 'documents',
    ability: 'document:edit',
    searches: [{ title: () => texts().library.documents.title }],
    moreOf: ({ slug }) => documentAddress(slug),
  }),
]

export const searchLists = () => resources.flatMap((resource) => resource.searchLists())
