import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'
import type { Nouns } from '../messages/nouns.ts'
import type { MakeExport, Table } from './export-pages.ts'
import { type ListPage, orderedBy, type PagedList, type Searched, toCursor, valueAt } from './paged-list.ts'
import type { Listen } from './use-live.ts'

export type Choice = {
  label: string
  options: readonly string[]
  /** The label of the option that selects all. Without one, the choice is a switch that compares nothing. */
  any?: string
  /** Shows the label beside the select, whose options alone do not say what they choose. */
  isLabelShown?: true
  labels?: Readonly<Record<string, string>> | undefined
  field?: string
  /** It is a day (YYYY-MM-DD) instead of one of the options. */
  isDay?: true
  /** The times of an option, for a `field` that is the first of the order. Without it, the field is equal to the option. */
  timesOf?: (option: string) => readonly [from: Date, before: Date]
}

export type Choices = Readonly<Record<string, Choice>>

type Condition = NonNullable<ListQuery['where']>[number]

/** A tab without `where` has no condition. That of a panel shows something else than the list. */
export type Tab = { label: string; where?: Condition; isPanel?: true }

export type FilterOf<All extends Choices = Choices> = Readonly<Record<keyof All & string, string>> & {
  readonly tab: string
  readonly search: string
}

export type Listed = Searched & { id: string }

export type ResourceOptions<Row, All extends Choices> = {
  collection: string
  documentPath: (id: string) => string
  toRows: (stored: readonly Stored[]) => readonly Row[]
  nouns: () => Nouns
  nameOf: (row: Row) => string
  moreOf?: (row: Row) => string
  gone: () => string
  fileName?: string
  subjectOf?: (row: Row) => string
  /** False for documents without `searchKeys`. */
  hasSearch?: boolean
  searchLabel?: () => string
  searchHint?: () => string
  choices: () => All
  tabs?: () => Readonly<Record<string, Tab>>
  /** The fields of the order; by default `createdAt`, the latest first. */
  order?: (filter: FilterOf<All>) => NonNullable<ListQuery['thenBy']>
  /** The condition of every tab, for a list that is a part of its collection. */
  within?: () => Condition
  /** More conditions of equality. */
  where?: (filter: FilterOf<All>) => readonly (readonly [field: string, value: string | boolean])[]
  exportTable?: () => Promise<Table<Row>>
}

function conditionsOf(name: string, { field = name, timesOf }: Choice, chosen: string): readonly Condition[] {
  if (!timesOf) return [[field, chosen]]
  const [from, before] = timesOf(chosen)
  return [
    [field, from, '>='],
    [field, before, '<'],
  ]
}

function meets(row: object, [field, wanted, operator]: Condition): boolean {
  const value = valueAt(row, field)
  if (operator === undefined) return value === wanted
  return (
    value instanceof Date && wanted instanceof Date && (operator === '<' ? value < wanted : value >= wanted)
  )
}

const latestFirst = () => [['createdAt', 'desc']] as const
const nothing = () => []
const noTabs = (): Readonly<Record<string, Tab>> => ({})

/**
 * Defines a list that staff work through: its query, parser and filters, and its listeners and export, which load Firestore.
 */
export function defineResource<Row extends Listed, const All extends Choices>(
  options: ResourceOptions<Row, All>,
) {
  const { collection, documentPath, toRows, choices, tabs = noTabs, exportTable } = options
  const { order = latestFirst, where = nothing, within } = options
  const narrowedBy = (filter: FilterOf<All>): readonly Condition[] => [
    ...where(filter),
    ...Object.entries(choices()).flatMap(([name, choice]) => {
      const chosen = filter[name]
      return choice.any && chosen ? conditionsOf(name, choice, chosen) : []
    }),
  ]
  /** A search is narrowed in the browser, because each combination would need an index of its own. */
  const pages: PagedList<FilterOf<All>, Row> = {
    toQuery: (filter, part) => {
      const condition = tabs()[filter.tab]?.where
      const wanted = searchFor(filter.search)
      return {
        collection,
        where: [
          ...(within ? [within()] : []),
          ...(condition ? [condition] : []),
          ...(wanted ? [['searchKeys', wanted.key, 'array-contains'] as const] : narrowedBy(filter)),
        ],
        ...orderedBy(order(filter), part),
      }
    },
    toRows,
    cursorOf: (last, filter) => toCursor(last, order(filter)),
    fits: (row, filter) => narrowedBy(filter).every((condition) => meets(row, condition)),
    isCountable: (filter) => !searchFor(filter.search) || narrowedBy(filter).length === 0,
  }
  return {
    ...options,
    tabs,
    pages,
    /** The next page of such a list is an older one. */
    isLatestFirst: (filter: FilterOf<All>): boolean =>
      order(filter).every(([, direction]) => direction === 'desc'),
    watchPage: async (): Promise<Listen<ListPage<Row>>> =>
      (await import('./watch-pages.ts')).watchPages(pages),
    watchOne: async (): Promise<Listen<Row | null>> =>
      (await import('./watch-pages.ts')).watchOne(documentPath, toRows),
    exportOf:
      exportTable &&
      ((filter: FilterOf<All>): MakeExport =>
        async (run) =>
          (await import('./export-pages.ts')).exportPages(pages, await exportTable(), filter, run)),
  }
}

export type Resource<Row extends Listed, All extends Choices = Choices> = ReturnType<
  typeof defineResource<Row, All>
>

export function readFilter<const All extends Choices>(
  {
    choices,
    tabs = noTabs,
    hasSearch = true,
  }: Pick<ResourceOptions<never, All>, 'choices' | 'tabs' | 'hasSearch'>,
  params: URLSearchParams,
): FilterOf<All> {
  const chosen = Object.entries(choices()).map(([name, { options, isDay }]) => {
    const named = params.get(name) ?? ''
    const isOption = isDay ? /^\d{4}-\d\d-\d\d$/.test(named) : options.includes(named)
    return [name, isOption ? named : '']
  })
  const [first = ''] = Object.keys(tabs())
  const tab = params.get('tab') ?? ''
  return {
    ...(Object.fromEntries(chosen) as Record<keyof All & string, string>),
    tab: Object.hasOwn(tabs(), tab) ? tab : first,
    search: (hasSearch && params.get('q')) || '',
  }
}
