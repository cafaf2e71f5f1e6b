import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths, recordKinds } from '@prangan/contract/paths'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import * as plugins from '@prangan/plugins/tests/rules'
import { Timestamp } from 'firebase/firestore'
import { type Audience, everyone, granteeOf, noOne, theTeacherAnd, those } from './callers.ts'
import { past, recordPath } from './fixtures.ts'

export type Query = {
  where?: readonly (readonly [
    field: string,
    operator: '==' | 'in' | 'array-contains' | '<=' | '>' | '>=',
    value: unknown,
  ])[]
  orderBy?: readonly [field: string, direction: 'asc' | 'desc']
  limit?: number
}

/** `finds: 0` means that nothing exists, even for those with access. */
export type Attempt =
  | { kind: 'get'; path: string; finds?: 0 }
  | { kind: 'list' | 'count'; path: string; query?: Query; finds?: 0 }
  | { kind: 'group'; collection: string; query?: Query }
  | { kind: 'create' | 'update' | 'delete'; path: string }
  | { kind: 'merge'; path: string; data: object }

export type Question = { what: string; attempt: Attempt; who: Audience }

const shown = ['isRemoved', '==', false] as const
const removed = ['isRemoved', '==', true] as const
const page = limits.publicList

const list = (what: string, path: string, query: Query, who: Audience, finds?: 0): Question => ({
  what,
  attempt: { kind: 'list', path, query, ...(finds === 0 && { finds }) },
  who,
})
const get = (what: string, path: string, who: Audience, finds?: 0): Question => ({
  what,
  attempt: { kind: 'get', path, ...(finds === 0 && { finds }) },
  who,
})
const count = (what: string, path: string, query: Query, who: Audience): Question => ({
  what,
  attempt: { kind: 'count', path, query },
  who,
})

const { news, newsForApproval, verifiedAlumni, faculty, alumni, admissions, audit, passwordResets } =
  collectionPaths

const aroundNow = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000)

const begun = ['publishFrom', '<=', aroundNow(-1)] as const
/** This time is later than any query of these tests. */
const lasting = ['publishUntil', '>', aroundNow(60)] as const
const publicNow = [begun, lasting]

/** Lists in every form that the client, or anyone with its key, may request them. */
export const queries: readonly Question[] = [
  list(
    'list what the teacher who may only prepare has prepared',
    newsForApproval,
    {
      where: [['preparedByUid', '==', granteeOf('news:prepare')]],
      orderBy: ['preparedAt', 'desc'],
      limit: 20,
    },
    [granteeOf('news:prepare'), ...those('news:publish')],
  ),
  list(
    'list the pages that the teacher owns',
    collectionPaths.pages,
    { where: [['owners', 'array-contains', 'teacher']], limit: page },
    theTeacherAnd('page:read'),
  ),
  list('list a page of news, public or not', news, { limit: page }, those('news:read-all')),
  list('list a page of news that is public', news, { where: publicNow, limit: page }, everyone),
  list('list more than a page of news', news, { where: publicNow, limit: page + 1 }, those('news:read-all')),
  list('list news that is public without a limit', news, { where: publicNow }, those('news:read-all')),
  list(
    'list a page of the news and ticker items that are public, newest first',
    news,
    {
      where: [['type', 'in', ['News', 'Marquee']], ...publicNow],
      orderBy: ['publishFrom', 'desc'],
      limit: 20,
    },
    everyone,
  ),
  list(
    'list a page of news that has begun, ended or not',
    news,
    { where: [begun], limit: page },
    those('news:read-all'),
  ),
  list(
    'list a page of news that has not ended, begun or not',
    news,
    { where: [lasting], limit: page },
    those('news:read-all'),
  ),
  list(
    'list a page of news that begins within the hour',
    news,
    { where: [['publishFrom', '<=', aroundNow(60)], lasting], limit: page },
    those('news:read-all'),
  ),
  list(
    'list a page of news that ended within the hour',
    news,
    { where: [begun, ['publishUntil', '>', aroundNow(-60)]], limit: page },
    those('news:read-all'),
  ),
  list(
    'list a page of news that ended at one moment long ago',
    news,
    {
      where: [
        ['publishFrom', '==', past],
        ['publishUntil', '==', past],
      ],
      limit: page,
    },
    those('news:read-all'),
  ),
  list(
    'list a page of one type of news by its creation',
    news,
    { where: [['type', '==', 'News']], orderBy: ['createdAt', 'desc'], limit: 20 },
    those('news:read-all'),
  ),
  list('list a page of verified alumni', verifiedAlumni, { limit: page }, everyone),
  list(
    'list more than a page of verified alumni',
    verifiedAlumni,
    { limit: page + 1 },
    those('alumnus:read'),
  ),
  list('list a page of the faculty shown', faculty, { where: [shown], limit: page }, everyone),
  list(
    'list more than a page of the faculty shown',
    faculty,
    { where: [shown], limit: page + 1 },
    those('faculty:read'),
  ),
  list('list the faculty shown without a limit', faculty, { where: [shown] }, those('faculty:read')),
  list('list a page of the faculty, removed or not', faculty, { limit: page }, those('faculty:read')),
  list(
    'list a page of the faculty removed',
    faculty,
    { where: [removed], limit: page },
    those('faculty:read'),
  ),
  list(
    'list a page of the faculty that is either',
    faculty,
    { where: [['isRemoved', 'in', [false, true]]], limit: page },
    those('faculty:read'),
  ),
  list(
    'list a page of one department by name',
    faculty,
    { where: [shown, ['department', '==', facultyAt(0).en]], orderBy: ['name', 'asc'], limit: page },
    everyone,
  ),
  list(
    'find a member by e-mail among those shown',
    faculty,
    { where: [['email', '==', 'asha@example.test'], shown], limit: 1 },
    everyone,
  ),
  list(
    'find a removed member by e-mail',
    faculty,
    { where: [['email', '==', 'ravi@example.test']], limit: 1 },
    those('faculty:read'),
  ),
  list('list a page of alumni', alumni, { limit: 1 }, those('alumnus:read')),
  list(
    'list requested alumni',
    alumni,
    { where: [['status', '==', false]], limit: page },
    those('alumnus:read'),
  ),
  list('list a page of applications', admissions, { limit: 1 }, those('admission:read')),
  list('list a page of the audit', audit, { limit: 1 }, those('audit:read')),
  list('list a page of password resets', passwordResets, { limit: 1 }, noOne),
  count('count news', news, {}, those('news:read-all')),
  count('count the faculty shown', faculty, { where: [shown] }, those('faculty:read')),
  count('count alumni', alumni, {}, those('alumnus:read')),
  count('count applications', admissions, {}, those('admission:read')),
  count('count password resets', passwordResets, {}, noOne),
  ...plugins.queries,
]

export const untimely: readonly Question[] = [
  get('read an item that is scheduled', documentPaths.news('scheduled'), those('news:read-all')),
  get('read an item that has ended', documentPaths.news('ended'), those('news:read-all')),
  get('read an item that has lost its end', documentPaths.news('endless'), those('news:read-all')),
  get('read an item that is not there', documentPaths.news('missing'), those('news:read-all'), 0),
  get('read notices that are stale', `${collectionPaths.notices}/stale`, noOne),
  get('read notices that do not say when they are stale', `${collectionPaths.notices}/unmarked`, noOne),
  get('read notices that are not there', `${collectionPaths.notices}/missing`, noOne),
]

export const removals: readonly Question[] = [
  get("read a removed teacher's profile", documentPaths.faculty('removedTeacher'), those('faculty:read')),
  get('read a profile that is not there', documentPaths.faculty('missing'), those('faculty:read'), 0),
  get(
    'read a profile that does not say whether it is removed',
    documentPaths.faculty('unmarked'),
    those('faculty:read'),
  ),
  ...recordKinds.flatMap((kind) => {
    const its = documentPaths.facultyRecords('teacher', kind)
    const theirs = documentPaths.facultyRecords('removedTeacher', kind)
    return [
      list(`list the ${kind} of a teacher that are shown`, its, { where: [shown] }, everyone),
      list(
        `list the ${kind} of a teacher that are removed`,
        its,
        { where: [removed] },
        theTeacherAnd('faculty:read'),
        0,
      ),
      get(
        `read one of a removed teacher's ${kind}`,
        recordPath('removedTeacher', kind),
        those('faculty:read'),
      ),
      list(`list a removed teacher's ${kind}`, theirs, {}, those('faculty:read')),
      list(
        `find none of a removed teacher's ${kind} among those shown`,
        theirs,
        { where: [shown] },
        everyone,
        0,
      ),
    ]
  }),
]

/** Only its owner may read an access document, and only while they have a role. */
export const access: readonly Question[] = [
  get("read an admin's access", documentPaths.staffAccess('admin'), ['admin']),
  get("read a teacher's access", documentPaths.staffAccess('teacher'), ['teacher']),
  get("read a grantee's access", documentPaths.staffAccess(granteeOf('admission:read')), [
    granteeOf('admission:read'),
  ]),
  get("read a removed teacher's access", documentPaths.staffAccess('removedTeacher'), noOne),
  get('read the access of an admin who lost the role', documentPaths.staffAccess('formerAdmin'), noOne),
  get('read the access of an admin who signed in again', documentPaths.staffAccess('endedAdmin'), [
    'adminAnew',
  ]),
]

/** Collection group queries are refused to everybody, the office included. */
export const groups: readonly Question[] = [...recordKinds, news, faculty, alumni].flatMap((collection) => [
  { what: `query all ${collection} of the database`, attempt: { kind: 'group', collection }, who: noOne },
  {
    what: `query a page of all ${collection} of the database that are shown`,
    attempt: { kind: 'group', collection, query: { where: [shown], limit: page } },
    who: noOne,
  },
])
