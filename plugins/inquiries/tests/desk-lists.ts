import { searchKeys } from '@prangan/contract/search'
import { collectionPaths } from '../contract/paths.ts'
import { storedInquiry } from './support/stored-inquiry.ts'

const about = (subject: string) => ({ subject, searchKeys: searchKeys(subject) })

export const deskLists = [
  {
    section: 'Enquiries',
    address: '/AdminDashboard/inquiries',
    collection: collectionPaths.inquiries,
    searchLabel: 'Search',
    nouns: 'enquiries',
    turns: ['Newer', 'Older'] as const,
    rowOf: (subject: string) => ({ ...storedInquiry(about(subject)), createdAt: new Date() }),
    many: { fields: { createdAt: new Date('2001-01-01T00:00:00Z') } },
    renamed: about,
  },
]
