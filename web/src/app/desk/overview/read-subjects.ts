import { binKindNames, binKinds } from '@prangan/contract/bin'
import { departmentSubject } from '@prangan/contract/departments'
import { collectionPaths } from '@prangan/contract/paths'
import * as plugins from '@prangan/plugins/web/desk/subjects'
import { members } from '../../../features/faculty/desk/members.ts'
import { isRefusal } from '../../../features/news/api/refusal.ts'
import { readPage } from '../../../firebase/firestore.ts'
import { binHref } from '../../../lib/bin.ts'
import { kinds } from '../bin/bin.ts'
import { adminSectionHref } from '../section-href.ts'
import { hiddenSubject, type Subject, type SubjectSource, type SubjectsOf } from './in-overview.ts'
import { resources } from './resources.ts'

/** What is deleted keeps its name and is shown in the bin. */
const inBin = binKindNames.map((kind): SubjectSource => {
  const { collection, from: prefix } = binKinds[kind]
  const subjectsOf: SubjectsOf = (stored) =>
    kinds[kind].list.toRows(stored).map(({ id, name }) => ({ key: id, name, href: binHref(kind) }))
  return { prefix, collection, subjectsOf }
})

const sources: readonly SubjectSource[] = [
  ...plugins.subjects,
  ...resources.map(({ collection, subjectsOf }) => ({ prefix: collection, collection, subjectsOf })),
  ...inBin,
  // Departments have no documents of their own.
  {
    prefix: departmentSubject('').slice(0, -1),
    subjectOf: (name) => ({ name, href: adminSectionHref('view-faculty') }),
  },
  {
    prefix: '',
    collection: collectionPaths.faculty,
    field: 'email',
    subjectsOf: (rows) =>
      members.toRows(rows).map(({ id, email, name }) => ({
        key: email,
        name,
        href: `${adminSectionHref('view-faculty')}?open=${id}`,
      })),
  },
]

/** Splits a subject's path into its first part and the id of its document. A record's id is its member's. */
function partsOf(subject: string): readonly [prefix: string, key: string] {
  const [prefix = '', id] = subject.split('/')
  return id === undefined ? ['', subject] : [prefix, id]
}

/** Returns the source's records among these by key, or undefined if this person may not read it. */
async function readFrom(
  source: SubjectSource,
  keys: readonly string[],
): Promise<(readonly [key: string, subject: Subject])[] | undefined> {
  if ('subjectOf' in source) return keys.map((key) => [key, source.subjectOf(key)] as const)
  const { subjectsOf, collection, field = '__name__' } = source
  try {
    const rows = await readPage({ collection, where: [[field, keys, 'in']] })
    return subjectsOf(rows).map(({ key, name, href }) => [key, { name, href }] as const)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return undefined
  }
}

export async function readSubjects(subjects: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const byPrefix = Map.groupBy(new Set(subjects.filter(Boolean)), (subject) => partsOf(subject)[0])
  const found = [...byPrefix].map(async ([prefix, those]) => {
    const keys = [...new Set(those.map((subject) => partsOf(subject)[1]))]
    const read = sources.filter((source) => source.prefix === prefix).map((source) => readFrom(source, keys))
    const answers = await Promise.all(read)
    const named = new Map(answers.flatMap((answer) => answer ?? []))
    // A name that one source gives is not hidden by another that may not be read, such as the bin.
    const missing = answers.includes(undefined) ? hiddenSubject : undefined
    return those.flatMap((subject) => {
      const subjectNamed = named.get(partsOf(subject)[1]) ?? missing
      return subjectNamed ? [[subject, subjectNamed] as const] : []
    })
  })
  return new Map((await Promise.all(found)).flat())
}
