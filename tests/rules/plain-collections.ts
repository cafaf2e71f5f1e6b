import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { sumOfCounters } from '@prangan/contract/schemas/counters'
import * as plugins from '@prangan/plugins/tests/rules'
import { type Audience, allStaff, noOne, those } from './callers.ts'

type PlainCollection = { path: string; document: object; one: string; many: string; who: Audience }

const plain = (
  path: string,
  document: object,
  one: string,
  many: string,
  who: Audience,
): PlainCollection => ({ path, document, one, many, who })

const counts = sumOfCounters([])

/** Collections whose access does not depend on the document. Only functions write them. */
export const plainCollections: readonly PlainCollection[] = [
  plain(
    documentPaths.officeCounts,
    counts,
    "the office's counts",
    'the documents of counts',
    those('counters:read'),
  ),
  plain(documentPaths.officeCounters(0), counts, 'a shard of the counts', 'their shards', noOne),
  plain(
    documentPaths.searchMisses('2026-11'),
    { month: '2026-11', queries: { hostel: 2 }, others: 0 },
    'what nobody found in a month',
    'what nobody found in all months',
    those('page:read'),
  ),
  plain(
    `${collectionPaths.audit}/one`,
    { action: 'alumnus:verify' },
    'an audit entry',
    'the audit',
    those('audit:read'),
  ),
  plain(documentPaths.media('one'), { version: 1 }, 'a picture of the library', 'its pictures', allStaff),
  plain(
    documentPaths.deletedPicture('one'),
    { version: 1 },
    'a deleted picture',
    'the bin of pictures',
    those('media:edit'),
  ),
  plain(
    documentPaths.deletedDocument('one'),
    { version: 1 },
    'a deleted document',
    'the bin of documents',
    those('document:edit'),
  ),
  plain(
    documentPaths.libraryDocument('one'),
    { version: 1 },
    'a document of the library',
    'its documents',
    allStaff,
  ),
  plain(
    documentPaths.libraryVersion('one', 1),
    { version: 1 },
    'a version of a document',
    'its versions',
    allStaff,
  ),
  plain(
    documentPaths.noticeVersion('one', 1),
    { title: 'Merit list' },
    'an earlier version of a notice',
    'its earlier versions',
    those('news:read-all'),
  ),
  plain(documentPaths.linkCheck('one'), { failures: 1 }, 'what is known of a link', 'all links', noOne),
  plain(
    documentPaths.pagePreview('one'),
    { page: 'one' },
    'what a preview link opens',
    'what they open',
    noOne,
  ),
  plain(documentPaths.account('one'), { uid: 'teacher' }, 'an account', 'accounts', noOne),
  plain(documentPaths.passwordReset('one'), { attempts: 1 }, 'a password reset', 'password resets', noOne),
  plain(
    documentPaths.deletedRecord('teacher', 'awards', 'one'),
    { record: { award: 'Best paper' } },
    "a teacher's deleted record",
    "teachers' deleted records",
    noOne,
  ),
  plain(documentPaths.rateLimit('one'), { count: 1 }, 'a throttle', 'throttles', noOne),
  plain(
    documentPaths.idempotencyKey('one'),
    { answer: {} },
    'the answer to a create',
    'answers to creates',
    noOne,
  ),
  plain(
    documentPaths.version('one'),
    { revision: 1, hasPending: false, pending: [] },
    'the version of public documents',
    'their versions',
    noOne,
  ),
  plain(
    documentPaths.copies('one'),
    { revision: 1 },
    'which version was copied',
    'which versions were copied',
    noOne,
  ),
  plain(
    `${collectionPaths.mail}/one`,
    { to: 'meera@example.test' },
    'an outgoing mail',
    'outgoing mail',
    noOne,
  ),
  plain(
    documentPaths.scheduledRun('sweep'),
    { at: new Date(0), failed: [] },
    'how a scheduled function ended',
    'how the site runs',
    noOne,
  ),
  ...plugins.plainCollections,
  // No rule names these paths.
  plain('settings/one', { secret: true }, 'a document no rule names', 'a collection no rule names', noOne),
  plain(
    `${documentPaths.news('one')}/drafts/one`,
    { secret: true },
    'a document below a news item',
    'a list below it',
    noOne,
  ),
  plain(
    `${documentPaths.faculty('teacher')}/salaries/one`,
    { secret: true },
    'a document of another kind below a profile',
    'a list of another kind below a profile',
    noOne,
  ),
]
