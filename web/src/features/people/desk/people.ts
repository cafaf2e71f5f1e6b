import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { personStates } from '@prangan/contract/schemas/people'
import { useMemo } from 'react'
import { type GetToken, useDeskSession } from '../../../lib/desk-session.ts'
import { type Cursor, havingAllWords, type ListPage } from '../../../lib/paged-list.ts'
import { defineResource, type FilterOf } from '../../../lib/resource.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { pageSize } from '../../../lib/use-live-pages.ts'
import type { PersonRow } from './api/person-row.ts'
import { watchPeople } from './api/watch-people.ts'
import { roleLabels, stateLabels } from './person-labels.ts'

const declared = defineResource({
  collection: collectionPaths.staff,
  documentPath: documentPaths.staff,
  // They come from an endpoint: see `peopleOf`.
  toRows: (): PersonRow[] => [],
  nouns: ['person', 'people'],
  nameOf: ({ name }) => name,
  moreOf: ({ email }) => email,
  gone: errors['no-such-person'][1],
  subjectOf: ({ email }) => email,
  searchHint: 'Name or e-mail',
  choices: {
    role: { label: 'Role', any: 'All roles', options: RoleSchema.options, labels: roleLabels },
    state: { label: 'State', any: 'All states', options: personStates, labels: stateLabels },
  },
})

type PeopleFilter = FilterOf<typeof declared.choices>

/** The page of the list that begins after a person. */
function pageOf(
  people: readonly PersonRow[],
  { role, state, search }: Omit<PeopleFilter, 'tab'>,
  after: Cursor | undefined,
): ListPage<PersonRow> {
  const chosen = people.filter(
    (person) => (!role || person.role === role) && (!state || person.state === state),
  )
  const found = havingAllWords(chosen, search)
  const start = after ? found.findIndex(({ id }) => id === after[0]) + 1 : 0
  const rows = found.slice(start, start + pageSize)
  const last = rows.at(-1)
  return {
    rows,
    next: last && start + pageSize < found.length ? [last.id] : undefined,
    total: found.length,
  }
}

/** The list of people, of which an endpoint tells admins: no client may read staff documents. */
const peopleOf = (getToken: GetToken) => ({
  ...declared,
  watchPage: async (): Promise<Listen<ListPage<PersonRow>>> => {
    return (name, next, failed) => {
      const { filter, after }: { filter: PeopleFilter; after?: Cursor } = JSON.parse(name)
      return watchPeople(getToken, { next: (people) => next(pageOf(people, filter, after)), failed })
    }
  },
  watchOne: async (): Promise<Listen<PersonRow | null>> => {
    return (id, next, failed) =>
      watchPeople(getToken, { next: (people) => next(people.find((row) => row.id === id) ?? null), failed })
  },
})

/** The list of people, read with the session of the admin at this desk. */
export function usePeople() {
  const { getToken } = useDeskSession()
  return useMemo(() => peopleOf(getToken), [getToken])
}
