import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'
import { type ListPage, latestFirst, type PagedList, type Searched, type TimeCursor } from './paged-list.ts'
import type { Listen } from './use-live.ts'

/** A select that narrows a list by one field of its documents. */
export type Choice = {
  label: string
  /** The option that selects all. */
  any: string
  options: readonly string[]
  /** The labels of options, if they differ from the values. */
  labels?: Readonly<Record<string, string>>
  /** The field that is compared, if it does not have the choice's name. */
  field?: string
}

/** Choices by their names in the address. */
export type Choices = Readonly<Record<string, Choice>>

/** One of the lists that a collection is split into, or another list beside them, which has no condition. */
export type Tab = { label: string; where?: NonNullable<ListQuery['where']>[number] }

/** The filter of a list: the tab, the chosen options ('' for any) and what is searched for. */
export type FilterOf<All extends Choices = Choices> = Readonly<Record<keyof All & string, string>> & {
  readonly tab: string
  readonly search: string
}

/** What a desk's list is made of. */
export type ResourceOptions<Row, All extends Choices> = {
  collection: string
  documentPath: (id: string) => string
  toRows: (stored: readonly Stored[]) => readonly Row[]
  /** The noun for what is listed, singular and plural. */
  nouns: readonly [one: string, several: string]
  /** What the search finds, as the search field's placeholder. */
  searchHint: string
  choices: All
  /** By their names in the address; the first is shown without one. */
  tabs?: Readonly<Record<string, Tab>>
}

type Dated = Searched & { id: string; createdAt: Date }

/**
 * A list that staff work through, the latest first: its query, its parser, its filters, and its listeners, which load
 * Firestore.
 */
export function defineResource<Row extends Dated, const All extends Choices>(
  options: ResourceOptions<Row, All>,
) {
  const { collection, documentPath, toRows, choices, tabs = {} } = options
  /** Each combination has an index in firestore.indexes.json. */
  const pages: PagedList<FilterOf<All>, Row, TimeCursor> = {
    toQuery: (filter, part) => {
      const condition = tabs[filter.tab]?.where
      const chosen = Object.entries(choices).filter(([name]) => filter[name])
      const wanted = searchFor(filter.search)
      return {
        collection,
        where: [
          ...(condition ? [condition] : []),
          ...chosen.map(([name, { field = name }]) => [field, filter[name] ?? ''] as const),
          ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
        ],
        ...latestFirst(part),
      }
    },
    toRows,
    cursorOf: ({ createdAt, id }) => [createdAt.getTime(), id],
  }
  return {
    ...options,
    tabs,
    pages,
    /** For `useLivePages`, with a filter. */
    watchPage: async (): Promise<Listen<ListPage<Row, TimeCursor>>> =>
      (await import('./watch-pages.ts')).watchPages(pages),
    /** For `useLive`, with an id; null if there is no such document. */
    watchOne: async (): Promise<Listen<Row | null>> =>
      (await import('./watch-pages.ts')).watchOne(documentPath, toRows),
  }
}

/** The filter that the address names; what it names wrongly counts as any. */
export function readFilter<const All extends Choices>(
  { choices, tabs = {} }: Pick<ResourceOptions<never, All>, 'choices' | 'tabs'>,
  params: URLSearchParams,
): FilterOf<All> {
  const chosen = Object.entries(choices).map(([name, { options }]) => {
    const named = params.get(name) ?? ''
    return [name, options.includes(named) ? named : '']
  })
  const [first = ''] = Object.keys(tabs)
  const tab = params.get('tab') ?? ''
  return {
    ...(Object.fromEntries(chosen) as Record<keyof All & string, string>),
    tab: Object.hasOwn(tabs, tab) ? tab : first,
    search: params.get('q') ?? '',
  }
}
