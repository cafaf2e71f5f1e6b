import { those } from '@prangan/tests/rules/callers.ts'
import { hostelPaths } from '../contract/paths.ts'

export const documents = [] as const
export const resources = [] as const
export const queries = [] as const
export const below = [] as const

export const plainCollections = [
  {
    path: hostelPaths.request('one'),
    document: { name: 'Kiran Rao', status: 'waiting' },
    one: 'a request for a hostel room',
    many: 'requests for hostel rooms',
    who: those('hostel:give'),
  },
] as const

export const folders = [
  {
    name: 'a photo of who asked for a room',
    path: (_: object, file: string) => hostelPaths.photo('one', file),
    allowed: {},
  },
] as const
