import type { PersonItem } from '@prangan/contract/schemas/people'
import { nameKeys } from '@prangan/contract/search'

export type PersonRow = PersonItem & { id: string; searchKeys: readonly string[] }

export const toPersonRow = (person: PersonItem): PersonRow => ({
  ...person,
  id: person.uid,
  searchKeys: nameKeys(person.name, person.email),
})
