import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { personStates } from '@prangan/contract/schemas/people'
import { useMemo } from 'react'
import { type GetToken, useDeskSession } from '../../../lib/desk-session.ts'
import { pageOf } from '../../../lib/page-of.ts'
import type { Cursor, ListPage } from '../../../lib/paged-list.ts'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import type { PersonRow } from './api/person-row.ts'
import { watchPeople } from './api/watch-people.ts'

const texts = () => deskMessages().people

const declared = defineResource({
  collection: collectionPaths.staff,
  documentPath: documentPaths.staff,
  // They come from an endpoint: see `peopleOf`.
  toRows: (): PersonRow[] => [],
  nouns: () => texts().nouns,
  nameOf: ({ name }) => name,
  moreOf: ({ email }) => email,
  gone: () => errorText('no-such-person'),
  subjectOf: ({ email }) => email,
  searchHint: () => texts().searchHint,
  choices: () => ({
    role: {
      label: texts().columns.role,
      any: texts().allRoles,
      options: RoleSchema.options,
      labels: texts().roles,
    },
    state: {
      label: texts().columns.state,
      any: texts().allStates,
      options: personStates,
      labels: texts().states,
    },
  }),
  order: () => [['name', 'asc']],
})

type PeopleFilter = FilterOf<ReturnType<typeof declared.choices>>

const chosenBy =
  ({ role, state }: PeopleFilter) =>
  (person: PersonRow): boolean =>
    (!role || person.role === role) && (!state || person.state === state)

/** The list of people, of which an endpoint tells admins: no client may read staff documents. */
const peopleOf = (getToken: GetToken) => ({
  ...declared,
  watchPage: async (): Promise<Listen<ListPage<PersonRow>>> => {
    return (name, next, failed) => {
      const { filter, after }: { filter: PeopleFilter; after?: Cursor } = JSON.parse(name)
      const { search } = filter
      const report = (people: readonly PersonRow[]) =>
        next(pageOf(people.filter(chosenBy(filter)), { search, after }))
      return watchPeople(getToken, { next: report, failed })
    }
  },
  watchOne: async (): Promise<Listen<PersonRow | null>> => {
    return (id, next, failed) =>
      watchPeople(getToken, { next: (people) => next(people.find((row) => row.id === id) ?? null), failed })
  },
})

export function usePeople() {
  const { getToken } = useDeskSession()
  return useMemo(() => peopleOf(getToken), [getToken])
}
