import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { those } from '@prangan/tests/rules/callers.ts'
import { admissionPaths } from '../contract/paths.ts'

const readers = those('admission:read')
const cashiers = those('admission:fees')
/** The most documents that the public may read at once. */
const page = 100

export const documents = [
  [
    documentPaths.admission('of-a-programme'),
    { session: '2026-27', programme: 'ba', status: 'new', createdAt: new Date('2026-04-01T06:30:00Z') },
  ],
] as const

export const queries = [
  {
    what: 'list a page of the new applications of a programme, newest first',
    attempt: {
      kind: 'list',
      path: collectionPaths.admissions,
      query: {
        where: [
          ['session', '==', '2026-27'],
          ['programme', '==', 'ba'],
          ['status', '==', 'new'],
        ],
        orderBy: ['createdAt', 'desc'],
        limit: 20,
      },
    },
    who: readers,
  },
  {
    what: 'list the merit lists of a session',
    attempt: {
      kind: 'list',
      path: collectionPaths.admissionLists,
      query: { where: [['session', '==', '2026-27']] },
    },
    who: readers,
  },
  {
    what: 'list the merit lists that are published, as the site shows them',
    attempt: {
      kind: 'list',
      path: collectionPaths.admissionLists,
      query: { where: [['status', '==', 'published']], limit: page },
    },
    who: readers,
  },
] as const

export const plainCollections = [
  {
    path: admissionPaths.session('2026-27'),
    document: { name: '2026-27', isVisible: false },
    one: 'a session of admissions',
    many: 'the sessions of admissions',
    who: readers,
  },
  {
    path: admissionPaths.list('2026-27-ba-1'),
    document: { session: '2026-27', programme: 'ba', status: 'published' },
    one: 'a merit list',
    many: 'the merit lists',
    who: readers,
  },
  {
    path: admissionPaths.trace('2026-27-ba-1', 'one'),
    document: { trace: { rule: 1 } },
    one: 'why somebody has a rank',
    many: 'why each on a merit list has their rank',
    who: readers,
  },
  {
    path: admissionPaths.seats('2026-27-ba-1'),
    document: { seats: { one: { state: 'offered', until: null } } },
    one: 'what became of the seats of a merit list',
    many: 'what became of seats',
    who: readers,
  },
  {
    path: admissionPaths.objection('2026-27-ba-1', 'one'),
    document: { application: 'one', status: 'open' },
    one: 'an objection to a provisional list',
    many: 'the objections to a provisional list',
    who: readers,
  },
  {
    path: admissionPaths.access('one'),
    document: { kind: 'token', application: 'one', givenAt: new Date(0), expiresAt: new Date(0) },
    one: 'what opens an application',
    many: 'what opens applications',
    who: [],
  },
  {
    path: admissionPaths.payment('one'),
    document: { kind: 'confirmed', application: '2026-K7M4QX3', amount: 4_000 },
    one: 'what happened to the money of an application',
    many: 'what happened to the money of applications',
    who: readers,
  },
  {
    path: admissionPaths.credit('one'),
    document: { account: '30112233445', paise: 400_000, status: 'open' },
    one: 'a credit of the bank',
    many: 'the credits of the bank',
    who: cashiers,
  },
  {
    path: admissionPaths.refundAccount('2026-K7M4QX3'),
    document: { sealed: 'c2VhbGVk', givenAt: new Date(0) },
    one: 'the account for a refund',
    many: 'the accounts for refunds',
    who: [],
  },
  {
    path: admissionPaths.paymentReference('426118907755'),
    document: { application: '2026-K7M4QX3', amount: 4_000, credit: '' },
    one: 'for which application a reference counts',
    many: 'for which applications references count',
    who: [],
  },
  {
    path: admissionPaths.receiptCounter('2026-27'),
    document: { last: 12 },
    one: 'how many receipts were given in a year',
    many: 'how many receipts were given',
    who: [],
  },
  {
    path: admissionPaths.rollCounter('2026-27', 'ba'),
    document: { last: 12 },
    one: 'how many numbers of a roll were given',
    many: 'how many numbers of rolls were given',
    who: [],
  },
] as const

/** Collections below documents, as the rules match them. */
export const below = [
  'admissionLists/{id}/traces',
  'admissionLists/{id}/seats',
  'admissionLists/{id}/objections',
] as const

export const folders = [
  {
    name: 'a document of an application',
    path: (_: object, file: string) => admissionPaths.file('2026-K7M4QX3', file),
    allowed: {},
  },
] as const
