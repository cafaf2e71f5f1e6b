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

export async function readSubjects(subjects: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const byPrefix = Map.groupBy(new Set(subjects.filter(Boolean)), (subject) => partsOf(subject)[0])
  const found = [...byPrefix].map(async ([prefix, those]) => {
    const keys = [...new Set(those.map((subject) => partsOf(subject)[1]))]
    const read = sources
      .filter((source) => source.prefix === prefix)
      .map(async (source) => {
        if ('subjectOf' in source) return keys.map((key) => ({ key, ...source.subjectOf(key) }))
        const { subjectsOf, collection, field = '__name__' } = source
        try {
          return subjectsOf(await readPage({ collection, where: [[field, keys, 'in']] }))
        } catch (error) {
          if (!isRefusal(error)) throw error
          return keys.map((key) => ({ key, ...hiddenSubject }))
        }
      })
    const named = new Map(
      (await Promise.all(read)).flat().map(({ key, name, href }) => [key, { name, href }]),
    )
    return those.flatMap((subject) => {
      const subjectNamed = named.get(partsOf(subject)[1])
      return subjectNamed ? [[subject, subjectNamed] as const] : []
    })
  })
  return new Map((await Promise.all(found)).flat())
}
