import { documentPaths, type RecordKind, recordKinds } from '@prangan/contract/paths'
import * as plugins from '@prangan/plugins/tests/rules'
import {
  type Audience,
  allCallers,
  allStaff,
  type CallerName,
  callers,
  everyone,
  granteeOf,
  noOne,
  theTeacherAnd,
  those,
} from './callers.ts'
import { recordPath } from './fixtures.ts'
import { type Attempt, access, groups, type Question, queries, removals, untimely } from './matrix-queries.ts'
import { formWrites } from './open-forms.ts'
import { plainCollections } from './plain-collections.ts'

export type Cell = { sentence: string; caller: CallerName; attempt: Attempt; allowed: boolean }

type Resource = { path: string; one: string; many: string; get: Audience; list: Audience; write: Audience }

const resource = (path: string, one: string, many: string, get: Audience, list: Audience): Resource => ({
  path,
  one,
  many,
  get,
  list,
  // Only functions write, except for open forms, which have their own cells.
  write: noOne,
})

const recordNames: Record<RecordKind, readonly [one: string, many: string]> = {
  experiences: ['an experience of the teacher', "all the teacher's experiences"],
  awards: ['an award of the teacher', "all the teacher's awards"],
  qualifications: ['a qualification of the teacher', "all the teacher's qualifications"],
  publications: ['a publication of the teacher', "all the teacher's publications"],
}

const [readNews, readAlumni, readFaculty, readPages] = (
  ['news:read-all', 'alumnus:read', 'faculty:read', 'page:read'] as const
).map(those) as [Audience, Audience, Audience, Audience]

const resources: readonly Resource[] = [
  resource(documentPaths.news('one'), 'a news item', 'all news', everyone, readNews),
  resource(documentPaths.currentNotices, 'the current notices', 'the notices documents', everyone, noOne),
  resource(
    documentPaths.verifiedAlumnus('one'),
    'a verified alumnus',
    'all verified alumni',
    everyone,
    readAlumni,
  ),
  resource(documentPaths.faculty('teacher'), "the teacher's profile", 'the faculty', everyone, readFaculty),
  ...recordKinds.map((kind) =>
    resource(recordPath('teacher', kind), ...recordNames[kind], everyone, theTeacherAnd('faculty:read')),
  ),
  resource(
    documentPaths.profileReview('teacher'),
    'when the teacher last looked through the profile',
    'when each teacher did',
    theTeacherAnd('faculty:read'),
    readFaculty,
  ),
  resource(documentPaths.deletedNotice('one'), 'a deleted notice', 'the bin', readNews, readNews),
  resource(
    documentPaths.preparedNotice('one'),
    'a change of a notice that somebody else prepared',
    'what waits for approval',
    those('news:publish'),
    those('news:publish'),
  ),
  resource(
    documentPaths.preparedNotice('own'),
    'a notice that the teacher who may only prepare has prepared',
    'all that waits, also that teacher’s',
    [granteeOf('news:prepare'), ...those('news:publish')],
    those('news:publish'),
  ),
  resource(documentPaths.alumnus('one'), 'an alumnus', 'alumni', readAlumni, readAlumni),
  resource(
    documentPaths.deletedAlumnus('one'),
    'a deleted alumnus',
    'the bin of alumni',
    readAlumni,
    readAlumni,
  ),
  resource(
    documentPaths.admission('one'),
    'an application',
    'applications',
    those('admission:read'),
    those('admission:read'),
  ),
  resource(documentPaths.site, 'what is published', 'the documents of the site', allStaff, allStaff),
  resource(documentPaths.page('one'), 'a page of the office', 'all pages', readPages, readPages),
  resource(
    documentPaths.page('owned'),
    "the teacher's own page",
    'all pages, theirs too',
    theTeacherAnd('page:read'),
    readPages,
  ),
  ...(['one', 'owned'] as const).flatMap((id) => {
    const who = id === 'one' ? readPages : theTeacherAnd('page:read')
    const whose = id === 'one' ? 'a page of the office' : "the teacher's own page"
    return [
      resource(
        documentPaths.pageVersion(id, 1),
        `a version of ${whose}`,
        `the versions of ${whose}`,
        who,
        who,
      ),
      resource(documentPaths.pageDraft(id), `the draft of ${whose}`, `the drafts of ${whose}`, who, who),
    ]
  }),
  resource(
    documentPaths.openForm(documentPaths.news('one')),
    'who has a record open',
    'who has which record open',
    allStaff,
    noOne,
  ),
  resource(documentPaths.staff('admin'), 'a staff document', 'staff', noOne, noOne),
  resource(documentPaths.staffAccess('admin'), "the admin's access", "everyone's access", ['admin'], noOne),
  resource(documentPaths.staffAccess('teacher'), "the teacher's access", 'theirs too', ['teacher'], noOne),
  ...plugins.resources.map(({ path, one, many, who }) => resource(path, one, many, who, who)),
  ...plainCollections.map(({ path, one, many, who }) => resource(path, one, many, who, who)),
]

const cell = (caller: CallerName, what: string, attempt: Attempt, who: Audience): Cell => {
  const allowed = who.includes(caller)
  return {
    sentence: `${allCallers[caller].name} ${allowed ? 'can' : 'cannot'} ${what}`,
    caller,
    attempt,
    allowed,
  }
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

const readsOf = (at: Resource, caller: CallerName): Cell[] => [
  cell(caller, `read ${at.one}`, { kind: 'get', path: at.path }, at.get),
  cell(caller, `list ${at.many}`, { kind: 'list', path: parentOf(at.path) }, at.list),
]

const writesOf = (at: Resource, caller: CallerName): Cell[] => [
  cell(caller, `create ${at.one}`, { kind: 'create', path: `${parentOf(at.path)}/new` }, at.write),
  cell(caller, `change ${at.one}`, { kind: 'update', path: at.path }, at.write),
  cell(caller, `delete ${at.one}`, { kind: 'delete', path: at.path }, at.write),
]

const cellsOfQuestion = (question: Question): Cell[] =>
  everyone.map((caller) => cell(caller, question.what, question.attempt, question.who))

const ofEveryResource = (cellsOf: (at: Resource, caller: CallerName) => Cell[]): Cell[] =>
  resources.flatMap((at) => (Object.keys(callers) as CallerName[]).flatMap((caller) => cellsOf(at, caller)))

/**
 * Every collection, caller and operation, then queries, untimely items, removed members, open forms and collection groups for every
 * caller.
 */
export const matrix: Readonly<Record<string, readonly Cell[]>> = {
  'every read of every collection': ofEveryResource(readsOf),
  'every write to every collection': ofEveryResource(writesOf),
  'every form of query': queries.flatMap(cellsOfQuestion),
  'the untimely': untimely.flatMap(cellsOfQuestion),
  'the removed': removals.flatMap(cellsOfQuestion),
  'the access': access.flatMap(cellsOfQuestion),
  'open forms': formWrites.flatMap(({ what, pathOf, data, who }) =>
    everyone.map((caller) => cell(caller, what, { kind: 'merge', path: pathOf(caller), data }, who)),
  ),
  'collection groups': groups.flatMap(cellsOfQuestion),
}
