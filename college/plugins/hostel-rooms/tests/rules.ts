import { those } from '@prangan/tests/rules/callers.ts'
import { hostelPaths } from '../contract/paths.ts'

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
