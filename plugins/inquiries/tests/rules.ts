import { those } from '@prangan/tests/rules/callers.ts'
import { inquiryPaths } from '../contract/paths.ts'
import { storedInquiry } from './support/stored-inquiry.ts'

const handlers = those('inquiry:read')

export const documents = [[inquiryPaths.inquiry('one'), storedInquiry()]] as const

export const resources = [
  { path: inquiryPaths.inquiry('one'), one: 'an inquiry', many: 'inquiries', who: handlers },
] as const

export const queries = [
  {
    what: 'list a page of what waits, the first to be due first',
    attempt: {
      kind: 'list',
      path: 'inquiries',
      query: { where: [['isOpen', '==', true]], orderBy: ['dueOn', 'asc'], limit: 1 },
    },
    who: handlers,
  },
  { what: 'count inquiries', attempt: { kind: 'count', path: 'inquiries', query: {} }, who: handlers },
] as const

export const plainCollections = [
  {
    path: inquiryPaths.access('one'),
    document: { kind: 'follow-up', inquiry: 'one' },
    one: 'what opens an inquiry',
    many: 'what opens inquiries',
    who: [],
  },
] as const

export const folders = [
  {
    name: 'a file that came with a grievance',
    path: (_: object, file: string) => inquiryPaths.file('grievance', file),
    allowed: {},
  },
] as const
