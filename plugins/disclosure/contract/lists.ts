import { college } from '@prangan/college/config'
import type { DisclosureItem, DisclosureList } from './lists/disclosure-list.ts'
import { rti2005 } from './lists/rti-2005.ts'
import { ugc2024 } from './lists/ugc-2024.ts'

const everyList: readonly DisclosureList[] = [ugc2024, rti2005]

const chosen = 'disclosureLists' in college ? (college.disclosureLists as readonly string[]) : undefined

/** The lists that the college names in `disclosureLists` of its configuration; all if it names none. */
export const disclosureLists = everyList.filter(({ key }) => chosen?.includes(key) ?? true)

export const disclosureItems: readonly DisclosureItem[] = disclosureLists.flatMap(({ sections }) =>
  sections.flatMap(({ items }) => items),
)

export const findItem = (key: string): DisclosureItem | undefined =>
  disclosureItems.find((item) => item.key === key)
