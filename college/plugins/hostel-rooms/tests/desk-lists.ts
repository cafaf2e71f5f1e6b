import { collectionPaths } from '../contract/paths.ts'
import { renamed, storedRequest } from './stored.ts'

export const deskLists = [
  {
    section: 'Hostel rooms',
    address: '/AdminDashboard/hostel-rooms',
    collection: collectionPaths.hostelRequests,
    searchLabel: 'Search',
    nouns: 'requests',
    turns: ['Newer', 'Older'] as const,
    rowOf: (name: string) => ({ ...storedRequest(renamed(name)), createdAt: new Date() }),
    many: { fields: { createdAt: new Date('2001-01-01T00:00:00Z') } },
    renamed,
  },
]
