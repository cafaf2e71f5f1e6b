import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'
import type { Nouns } from '../messages/nouns.ts'
import type { MakeExport, Table } from './export-pages.ts'
import { type ListPage, orderedBy, type PagedList, type Searched, toCursor } from './paged-list.ts'
import type { Listen } from './use-live.ts'

/** A select, or a switch, that narrows a list by one field of its documents. */
export type Choice = {
  label: string
  options: readonly string[]
  /** The option that selects all; without one, the choice is a switch with one option, which compares nothing. */
  any?: string
  /** The labels of options, if they differ from the values. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The field that is compared, if it does not have the choice's name. */
  field?: string
}

/** Choices by their names in the address. */
export type Choices = Readonly<Record<string, Choice>>

type Condition = NonNullable<ListQuery['where']>[number]

/** One of the lists that a collection is split into, or another list beside them, which has no condition. */
export type Tab = { label: string; where?: Condition }

/** The filter of a list: the tab, the chosen options ('' for any) and what is searched for. */
export type FilterOf<All extends Choices = Choices> = Readonly<Record<keyof All & string, string>> & {
  readonly tab: string
  readonly search: string
}

/** What every document of a list has. */
export type Listed = Searched & { id: string }

/** What a desk's list is made of. */
export type ResourceOptions<Row, All extends Choices> = {
  collection: string
  documentPath: (id: string) => string
  toRows: (stored: readonly Stored[]) => readonly Row[]
  nouns: () => Nouns
  /** What a row is called in its dialogs and questions, and what else tells it from others. */
  nameOf: (row: Row) => string
  moreOf?: (row: Row) => string
  /** The message for a document that does not exist (any more). */
  gone: () => string
  /** The name of the exported file, if not the collection's. */
  fileName?: string
  /** What the audit entries of a row name as their subject, if not its path. */
  subjectOf?: (row: Row) => string
  searchLabel?: () => string
  /** What the search finds, as the search field's placeholder. */
  searchHint?: () => string
  choices: () => All
  /** By their names in the address; the first is shown without one. */
  tabs?: () => Readonly<Record<string, Tab>>
  /** The fields by which it is ordered; by default `createdAt`, the latest first. */
  order?: (filter: FilterOf<All>) => NonNullable<ListQuery['thenBy']>
  /** Conditions that follow from the filter in another way than by comparing the chosen options. */
  where?: (filter: FilterOf<All>) => readonly Condition[]
  /** The columns of the CSV file, loaded when one is asked for. */
  exportTable?: () => Promise<Table<Row>>
}

const latestFirst = () => [['createdAt', 'desc']] as const
const nothing = () => []
const noTabs = (): Readonly<Record<string, Tab>> => ({})

/**
 * A list that staff work through: its query, its parser, its filters, and its listeners and its export, which load
 * Firestore.
 */
export function defineResource<Row extends Listed, const All extends Choices>(
  options: ResourceOptions<Row, All>,
) {
  const { collection, documentPath, toRows, choices, tabs = noTabs, exportTable } = options
  const { order = latestFirst, where = nothing } = options
  /** Each combination has an index in firestore.indexes.json. */
  const pages: PagedList<FilterOf<All>, Row> = {
    toQuery: (filter, part) => {
      const condition = tabs()[filter.tab]?.where
      const chosen = Object.entries(choices()).filter(([name, { any }]) => any && filter[name])
      const wanted = searchFor(filter.search)
      return {
        collection,
        where: [
          ...(condition ? [condition] : []),
          ...where(filter),
          ...chosen.map(([name, { field = name }]) => [field, filter[name] ?? ''] as const),
          ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : []),
        ],
        ...orderedBy(order(filter), part),
      }
    },
    toRows,
    cursorOf: (last, filter) => toCursor(last, order(filter)),
  }
  return {
    ...options,
    tabs,
    pages,
    /** Whether the latest come first, so that its next page is an older one. */
    isLatestFirst: (filter: FilterOf<All>): boolean =>
      order(filter).every(([, direction]) => direction === 'desc'),
    /** For `useLivePages`, with a filter. */
    watchPage: async (): Promise<Listen<ListPage<Row>>> =>
      (await import('./watch-pages.ts')).watchPages(pages),
    /** For `useLive`, with an id; null if there is no such document. */
    watchOne: async (): Promise<Listen<Row | null>> =>
      (await import('./watch-pages.ts')).watchOne(documentPath, toRows),
    /** Everything that matches a filter as a CSV file. */
    exportOf:
      exportTable &&
      ((filter: FilterOf<All>): MakeExport =>
        async (run) =>
          (await import('./export-pages.ts')).exportPages(pages, await exportTable(), filter, run)),
  }
}

/** A desk's list: see `defineResource`. */
export type Resource<Row extends Listed, All extends Choices = Choices> = ReturnType<
  typeof defineResource<Row, All>
>

/** The filter that the address names; what it names wrongly counts as any. */
export function readFilter<const All extends Choices>(
  { choices, tabs = noTabs }: Pick<ResourceOptions<never, All>, 'choices' | 'tabs'>,
  params: URLSearchParams,
): FilterOf<All> {
  const chosen = Object.entries(choices()).map(([name, { options }]) => {
    const named = params.get(name) ?? ''
    return [name, options.includes(named) ? named : '']
  })
  const [first = ''] = Object.keys(tabs())
  const tab = params.get('tab') ?? ''
  return {
    ...(Object.fromEntries(chosen) as Record<keyof All & string, string>),
    tab: Object.hasOwn(tabs(), tab) ? tab : first,
    search: params.get('q') ?? '',
  }
}
