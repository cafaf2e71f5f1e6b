import { type ReactNode, useId } from 'react'
import type { Choices, Listed } from '../../lib/resource.ts'
import { useSelection } from '../../lib/use-selection.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Message } from '../message.tsx'
import { type BulkAction, BulkBar, selectColumn } from './bulk-bar.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { DensityToggle, useDensity } from './density.tsx'
import { DeskTabs } from './desk-tabs.tsx'
import { ExportButton } from './export-button.tsx'
import { Introduction } from './introduction.tsx'
import { Pagination, type PaginationTexts } from './pagination.tsx'
import { ResourceFilters } from './resource-filters.tsx'
import type { ResourceScreenState } from './use-resource-screen.ts'

type ResourceScreenProps<Row extends Listed, All extends Choices, Kind extends string> = {
  screen: ResourceScreenState<Row, All, Kind>
  title: string
  caption: string
  columns: readonly Column<Row>[]
  emptyText?: ReactNode
  actions?: ReactNode
  bulk?: readonly BulkAction<Kind>[] | undefined
  isSelectable?: (row: Row) => boolean
  error?: string | false | undefined
  messages?: ReactNode
  filtersClass?: string
  besideFilters?: ReactNode
  tableClass?: string
  rowState?: (row: Row) => string | undefined
  pagination?: PaginationTexts
  panels?: Readonly<Record<string, ReactNode>>
  children?: ReactNode
}

const everything = () => true

/** Renders a desk's list with its heading, export, tabs, filters, bulk actions, live table, pagination and dialogs. */
export function ResourceScreen<Row extends Listed, All extends Choices, Kind extends string>(
  props: ResourceScreenProps<Row, All, Kind>,
) {
  const { screen, title, actions, error, panels = {} } = props
  const { resource, filter, section, heading, prefetch, Dialogs, dialogs } = screen
  const { exportOf, fileName = resource.collection } = resource
  const tabs = resource.tabs()
  const headingId = useId()
  const { tab } = filter
  const panel = panels[tab]
  const content = panel ?? <Rows {...props} />
  return (
    <section ref={section} aria-labelledby={headingId} onPointerEnter={prefetch} onFocus={prefetch}>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-3">
        <h1
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-2xl text-indigo-950 not-[:lang(hi)]:pt-1"
        >
          {title}
        </h1>
        <div className="flex flex-wrap items-start gap-3 max-sm:contents sm:justify-end">
          {exportOf && !panel && (
            <ExportButton
              make={exportOf(filter)}
              name={tabs[tab]?.where ? `${fileName}-${tab}` : fileName}
              nouns={resource.nouns()}
            />
          )}
          {actions}
          {!panel && !props.children && <DensityToggle />}
        </div>
      </div>
      <div className="not-empty:pb-4">
        <Introduction />
      </div>
      <div className="has-[p]:pb-4">
        <Message tone="error">{screen.hasFailed ? deskMessages().kit.dialogNotOpened : error}</Message>
        {props.messages}
      </div>
      {tab ? (
        <DeskTabs label={title} tabs={tabs} chosen={tab} onChoose={screen.chooseTab}>
          {content}
        </DeskTabs>
      ) : (
        content
      )}
      {Dialogs && <Dialogs {...dialogs} />}
    </section>
  )
}

function Rows<Row extends Listed, All extends Choices, Kind extends string>({
  screen,
  bulk,
  isSelectable = everything,
  children,
  ...props
}: ResourceScreenProps<Row, All, Kind>) {
  const { resource, list, filter } = screen
  const { nameOf } = resource
  const nouns = resource.nouns()
  const { density } = useDensity()
  const selection = useSelection(list.rows.filter(isSelectable), filter.tab)
  const { columns, emptyText = deskMessages().kit.list.empty } = props
  return (
    <>
      <ResourceFilters
        resource={resource}
        filter={filter}
        onNarrow={screen.narrow}
        className={props.filtersClass}
      >
        {props.besideFilters}
      </ResourceFilters>
      {bulk && (
        <BulkBar selection={selection} actions={bulk} onAsk={(kind, rows) => screen.ask(kind, rows, true)} />
      )}
      <div className="desk-table-frame" data-density={density} aria-busy={list.status === 'loading'}>
        {children || (
          <DataTable
            className={props.tableClass}
            caption={props.caption}
            columns={bulk ? [selectColumn(selection, nameOf), ...columns] : columns}
            rows={list.rows}
            rowState={props.rowState}
            isLoading={list.status === 'loading'}
            emptyText={list.status === 'failed' ? deskMessages().kit.list.notLoaded(nouns) : emptyText}
          />
        )}
      </div>
      <Pagination
        list={list}
        nouns={nouns}
        isLatestFirst={resource.isLatestFirst(filter)}
        {...props.pagination}
      />
    </>
  )
}
